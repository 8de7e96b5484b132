import type { Loudness } from '../store/settings.ts'
import type { Sound } from './audible.ts'

const GAINS: Readonly<Record<Loudness, number>> = { off: 0, quiet: 0.12, on: 0.4 }
/** The blow falls when the dice have come to rest. */
const AFTER_DICE = 0.5

/** Plays sounds that are made on the spot: no files. */
export class Synth {
  #context: AudioContext | null = null
  #noise: AudioBuffer | null = null

  play(sounds: readonly Sound[], loudness: Loudness): void {
    // Before anybody has pressed anything a browser lets nothing sound, and complains.
    if (sounds.length === 0 || loudness === 'off' || !navigator.userActivation?.hasBeenActive) return
    const context = this.#ready()
    if (!context) return
    const out = context.createGain()
    out.gain.value = GAINS[loudness]
    out.connect(context.destination)
    let at = context.currentTime + 0.01
    for (const sound of sounds) {
      this.#play(context, out, sound, at)
      at += AFTER_DICE
    }
  }

  close(): void {
    this.#context?.close().catch(() => {})
    this.#context = null
  }

  #ready(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null
    this.#context ??= new AudioContext()
    if (this.#context.state === 'suspended') this.#context.resume().catch(() => {})
    return this.#context
  }

  #play(context: AudioContext, out: AudioNode, sound: Sound, at: number): void {
    switch (sound) {
      case 'dice':
        for (const [after, pitch] of RATTLE) this.#knock(context, out, at + after, pitch, 0.045, 1)
        return
      case 'combat':
        tone(context, out, at, { from: 110, to: 48, gain: 1.3, time: 0.5 })
        this.#knock(context, out, at, 320, 0.35, 0.9)
        return
      case 'turn':
        tone(context, out, at, { from: 523, to: 523, gain: 0.55, time: 0.5 })
        tone(context, out, at + 0.16, { from: 784, to: 784, gain: 0.5, time: 0.9 })
    }
  }

  /** A short noise of a pitch. */
  #knock(context: AudioContext, out: AudioNode, at: number, pitch: number, time: number, gain: number): void {
    const source = context.createBufferSource()
    const filter = context.createBiquadFilter()
    source.buffer = this.#noise ??= noiseOf(context)
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    filter.Q.value = 3
    source.connect(filter).connect(fading(context, out, at, gain, time))
    source.start(at)
    source.stop(at + time)
  }
}

/** Knocks of a die that rolls out: when, and how high. */
const RATTLE = [
  [0, 1900],
  [0.06, 2600],
  [0.13, 2100],
  [0.19, 2900],
  [0.3, 2300],
  [0.4, 1800],
] as const

interface Tone {
  readonly from: number
  readonly to: number
  readonly gain: number
  readonly time: number
}

function tone(context: AudioContext, out: AudioNode, at: number, { from, to, gain, time }: Tone): void {
  const source = context.createOscillator()
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + time)
  source.connect(fading(context, out, at, gain, time))
  source.start(at)
  source.stop(at + time)
}

/** Up in a moment, then dying away. */
function fading(context: AudioContext, out: AudioNode, at: number, gain: number, time: number): GainNode {
  const node = context.createGain()
  node.gain.setValueAtTime(0.0001, at)
  node.gain.exponentialRampToValueAtTime(gain, at + 0.008)
  node.gain.exponentialRampToValueAtTime(0.0001, at + time)
  node.connect(out)
  return node
}

/** Half a second of noise, always the same. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let n = 0; n < samples.length; n++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0
    samples[n] = seed / 0x80000000
  }
  return buffer
}
