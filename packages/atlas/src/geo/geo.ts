import { centre, type Hex, hexAt } from '@hexfront/core'
import { type BoardId, boardOf } from '../boards/index.ts'
import { FITS, type Fit, PROJECTION } from './fits.ts'

export interface LatLon {
  readonly latitude: number
  readonly longitude: number
}

/** In hexes of one map: u east, v north, from where its hex 0000 would lie. */
interface Plane {
  readonly u: number
  readonly v: number
}

/** Where the middle of a hex lies on the ground. */
export function groundOf(id: BoardId, hex: Hex): LatLon {
  const { x, y } = centre(boardOf(id).grid, hex)
  return unproject(unfit(FITS[id], unwarp(FITS[id], { u: x, v: -y })))
}

/** The hex of a game's map that holds a place; 0 off the map. */
export function hexOn(id: BoardId, place: LatLon): Hex {
  const { u, v } = onPlane(id, place)
  return hexAt(boardOf(id).grid, u, -v)
}

/** A place in the coordinates that a map is drawn in. */
export function pointOn(id: BoardId, place: LatLon): { x: number; y: number } {
  const { u, v } = onPlane(id, place)
  return { x: u, y: -v }
}

/** A place before the warp: how far the bare fit is off. */
export const bareFit = (id: BoardId, place: LatLon): Plane => fitted(FITS[id], project(place))

const onPlane = (id: BoardId, place: LatLon): Plane => warped(FITS[id], bareFit(id, place))

const RADIANS = Math.PI / 180
const CONE = coneOf(PROJECTION.parallels[0] * RADIANS, PROJECTION.parallels[1] * RADIANS)

function coneOf(first: number, second: number): { n: number; scale: number } {
  const slope = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2)
  const n = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(slope(second) / slope(first))
  return { n, scale: (PROJECTION.radius * Math.cos(first) * slope(first) ** n) / n }
}

const radiusAt = (latitude: number): number => CONE.scale / Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2) ** CONE.n

/** Kilometres east and north of the middle of the projection, as a complex number. */
type Kilometres = readonly [east: number, north: number]

function project({ latitude, longitude }: LatLon): Kilometres {
  const radius = radiusAt(latitude)
  const angle = CONE.n * (longitude - PROJECTION.longitude) * RADIANS
  return [radius * Math.sin(angle), radiusAt(PROJECTION.latitude) - radius * Math.cos(angle)]
}

function unproject([east, north]: Kilometres): LatLon {
  const down = radiusAt(PROJECTION.latitude) - north
  const radius = Math.hypot(east, down)
  return {
    latitude: (2 * Math.atan((CONE.scale / radius) ** (1 / CONE.n)) - Math.PI / 2) / RADIANS,
    longitude: PROJECTION.longitude + Math.atan2(east, down) / CONE.n / RADIANS,
  }
}

function fitted({ a, b }: Fit, [x, y]: Kilometres): Plane {
  return { u: a[0] * x - a[1] * y + b[0], v: a[0] * y + a[1] * x + b[1] }
}

function unfit({ a, b }: Fit, { u, v }: Plane): Kilometres {
  const [du, dv] = [u - b[0], v - b[1]]
  const size = a[0] * a[0] + a[1] * a[1]
  return [(a[0] * du + a[1] * dv) / size, (a[0] * dv - a[1] * du) / size]
}

function warped({ warp }: Fit, { u, v }: Plane): Plane {
  let [du, dv] = [0, 0]
  for (const pull of warp) {
    const weight = Math.exp(-((u - pull.u) ** 2 + (v - pull.v) ** 2) / pull.reach ** 2)
    du += pull.du * weight
    dv += pull.dv * weight
  }
  return { u: u + du, v: v + dv }
}

/** Newton's method, with the slopes taken by small steps: the warp has no closed inverse. */
function unwarp(fit: Fit, wanted: Plane): Plane {
  let at = wanted
  for (let round = 0; round < 40; round++) {
    const here = warped(fit, at)
    const off = { u: here.u - wanted.u, v: here.v - wanted.v }
    if (Math.hypot(off.u, off.v) < 1e-10) return at
    const east = warped(fit, { u: at.u + STEP, v: at.v })
    const north = warped(fit, { u: at.u, v: at.v + STEP })
    const uu = (east.u - here.u) / STEP
    const vu = (east.v - here.v) / STEP
    const uv = (north.u - here.u) / STEP
    const vv = (north.v - here.v) / STEP
    const size = uu * vv - uv * vu
    at = { u: at.u - (vv * off.u - uv * off.v) / size, v: at.v - (uu * off.v - vu * off.u) / size }
  }
  throw new Error(`the warp of the map cannot be undone at ${wanted.u}, ${wanted.v}`)
}

const STEP = 1e-6
