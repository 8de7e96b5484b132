import type { BoardId } from '../boards/index.ts'
import { KILOMETRES } from './scale.ts'

/**
 * How a game's grid lies on the ground. A place is projected to kilometres, turned and scaled by the complex numbers `a` and `b`
 * into hexes, and then pulled a little by each term of the warp, which fades with distance.
 */
export interface Fit {
  readonly kilometres: number
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
  readonly warp: readonly Pull[]
  /** The references that the fit rests on. */
  readonly anchors: readonly Anchor[]
}

export interface Pull {
  readonly u: number
  readonly v: number
  readonly du: number
  readonly dv: number
  readonly reach: number
}

/** A place whose hex the rulebook prints; a soft one is inferred from its function and weighs half. */
export interface Anchor {
  readonly place: string
  readonly latitude: number
  readonly longitude: number
  readonly hex: string
  readonly weight: number
}

/** Lambert's conformal conic projection on a sphere, with two standard parallels. */
export const PROJECTION = {
  radius: 6371,
  parallels: [52.5, 57],
  longitude: 28,
  latitude: 54.5,
} as const

export const FITS: Readonly<Record<BoardId, Fit>> = {
  dagc73: {
    kilometres: KILOMETRES.dagc73,
    a: [0.062496427192396856, -0.0006682725382944527],
    b: [23.013936430206712, -13.715852303620522],
    warp: [],
    anchors: [],
  },
  dagc09: {
    kilometres: KILOMETRES.dagc09,
    a: [0.037696392078241325, -0.010403656721123054],
    b: [-7.164064292685001, -31.424562467509475],
    warp: [
      { u: -8.94268, v: -33.63463, du: 0.06763, dv: -4e-5, reach: 7 },
      { u: -24.74373, v: -24.5859, du: -0.02263, dv: 0.03906, reach: 7 },
      { u: -1.11373, v: -11.08791, du: -0.01765, dv: 0.0, reach: 7 },
      { u: -4.11796, v: -15.39194, du: -0.0112, dv: -2e-5, reach: 7 },
      { u: -3.36819, v: -15.60359, du: 0.02149, dv: 2e-5, reach: 7 },
    ],
    anchors: [
      { place: 'Minsk', latitude: 53.9, longitude: 27.56, hex: '3908', weight: 1 },
      { place: 'Koenigsberg', latitude: 54.71, longitude: 20.51, hex: '2825', weight: 1 },
      { place: 'Narva', latitude: 59.377, longitude: 28.19, hex: '1301', weight: 1 },
      { place: 'Peipus narrows, west shore', latitude: 58.24, longitude: 27.42, hex: '1804', weight: 0.5 },
      { place: 'Peipus narrows, east shore', latitude: 58.24, longitude: 27.76, hex: '1803', weight: 0.5 },
      { place: 'Kovel (56th Panzer Corps start hex)', latitude: 51.22, longitude: 24.71, hex: '4919', weight: 0.3 },
      {
        place: 'Gulf of Riga coast near Tukums (east end of coastal span)',
        latitude: 57.06,
        longitude: 23.3,
        hex: '2015',
        weight: 0.3,
      },
    ],
  },
  pes: {
    kilometres: KILOMETRES.pes,
    a: [0.03677453148677728, -0.011043141286547258],
    b: [-25.752568904853323, -15.041120510492892],
    warp: [
      { u: -15.79792, v: -16.47474, du: -0.44747, dv: -0.0032, reach: 3.2 },
      { u: -13.26739, v: -17.96261, du: 0.26618, dv: 0.08554, reach: 3.2 },
      { u: -14.62787, v: -20.39062, du: -0.11444, dv: -0.17095, reach: 3.2 },
      { u: -39.17201, v: -16.66863, du: 7e-5, dv: -0.0, reach: 3.2 },
      { u: -32.29303, v: -19.10517, du: -0.01325, dv: 0.0, reach: 3.2 },
      { u: -27.5472, v: -17.17139, du: 0.17242, dv: -1e-5, reach: 3.2 },
      { u: -19.971, v: -16.62479, du: 0.17572, dv: 0.00232, reach: 3.2 },
      { u: -10.0153, v: -15.88562, du: -0.09566, dv: -0.0173, reach: 3.2 },
      { u: -5.68521, v: -15.45703, du: 0.33359, dv: 0.00256, reach: 3.2 },
      { u: -2.73231, v: -21.61812, du: -0.00347, dv: -2e-5, reach: 3.2 },
      { u: -4.89075, v: -9.70275, du: -0.24619, dv: -6e-5, reach: 3.2 },
    ],
    anchors: [
      { place: 'Smolensk', latitude: 54.782, longitude: 32.045, hex: '1916', weight: 1 },
      { place: 'Yelnia', latitude: 54.575, longitude: 33.18, hex: '2113', weight: 1 },
      { place: 'Roslavl', latitude: 53.95, longitude: 32.86, hex: '2415', weight: 1 },
      { place: 'Bialystok', latitude: 53.13, longitude: 23.16, hex: '1939', weight: 1 },
      { place: 'Baranowicze', latitude: 53.13, longitude: 26.01, hex: '2232', weight: 1 },
      { place: 'Minsk', latitude: 53.9, longitude: 27.56, hex: '2027', weight: 1 },
      { place: 'Orsha', latitude: 54.51, longitude: 30.42, hex: '1919', weight: 1 },
      { place: 'Vyazma', latitude: 55.21, longitude: 34.3, hex: '1810', weight: 1 },
      { place: 'Mozhaisk', latitude: 55.5, longitude: 36.02, hex: '1805', weight: 1 },
      { place: 'Tula', latitude: 54.19, longitude: 37.62, hex: '2502', weight: 1 },
      { place: 'Kalinin', latitude: 56.86, longitude: 35.92, hex: '1105', weight: 1 },
    ],
  },
  damos: {
    kilometres: KILOMETRES.damos,
    a: [0.02438606452038855, -0.007923512676280702],
    b: [-17.681329953649914, -22.82124789345858],
    warp: [],
    anchors: [
      { place: 'Vilnius', latitude: 54.69, longitude: 25.28, hex: '2422', weight: 1 },
      { place: 'Velikiye Luki', latitude: 56.34, longitude: 30.52, hex: '2212', weight: 1 },
    ],
  },
  efs: {
    kilometres: KILOMETRES.efs,
    a: [0.1232928, 0.0042648],
    b: [11.43801, -24.93763],
    // Each pull puts one printed or pictured place into its hex and leaves the next hexes where they are.
    warp: [
      { u: 15.60079, v: -28.27657, du: 0, dv: 0.29657, reach: 1.2 },
      { u: 47.89925, v: -14.76458, du: 0, dv: 0.28458, reach: 1.2 },
      { u: 55.03008, v: -62.18479, du: 0.17749, dv: 0.20479, reach: 1.2 },
      { u: 29.80745, v: -26.47201, du: 0.21223, dv: 0.12253, reach: 1.2 },
      { u: 29.88358, v: -27.93692, du: -0.20479, dv: -0.11823, reach: 1.2 },
      { u: -41.51768, v: -56.13307, du: 0, dv: 0.15307, reach: 1.2 },
      { u: 20.61002, v: -27.04557, du: -0.14446, dv: 0.05819, reach: 1.2 },
      { u: 8.17016, v: -33.26917, du: 0.05183, dv: -0.02992, reach: 1.2 },
      { u: 14.30401, v: -30.33904, du: 0.04285, dv: 0.02474, reach: 1.2 },
      { u: 16.7648, v: -19.49484, du: -0.03132, dv: 0.01808, reach: 1.2 },
      { u: -41.3814, v: -60.01404, du: 0, dv: 0.03403, reach: 1.2 },
      { u: 10.38885, v: -28.9996, du: 0, dv: -0.0204, reach: 1.2 },
    ],
    anchors: [
      { place: 'Minsk (sheet I)', latitude: 53.9, longitude: 27.56, hex: 'I1034', weight: 1 },
      { place: 'Minsk (sheet D)', latitude: 53.9, longitude: 27.56, hex: 'D6801', weight: 1 },
      { place: 'Minsk (sheet H)', latitude: 53.9, longitude: 27.56, hex: 'H0801', weight: 1 },
      { place: 'Borisov', latitude: 54.245, longitude: 28.505, hex: 'I1828', weight: 1 },
      { place: 'Novyy Borisov', latitude: 54.215, longitude: 28.48, hex: 'I1829', weight: 1 },
      { place: 'Smolensk (north hex)', latitude: 54.8, longitude: 32.05, hex: 'I5019', weight: 1 },
      { place: 'Smolensk (south hex)', latitude: 54.77, longitude: 32.05, hex: 'I5020', weight: 1 },
      { place: 'Yelnya', latitude: 54.575, longitude: 33.18, hex: 'I6121', weight: 1 },
      { place: 'Yartsevo', latitude: 55.06, longitude: 32.69, hex: 'I5514', weight: 1 },
      { place: 'Dukhovshchina', latitude: 55.2, longitude: 32.42, hex: 'I5313', weight: 1 },
      { place: 'Polotsk', latitude: 55.485, longitude: 28.79, hex: 'I2012', weight: 1 },
      { place: 'Brest fortress', latitude: 52.083, longitude: 23.655, hex: 'D3026', weight: 1 },
      { place: 'Vilnius (one of its hexes)', latitude: 54.69, longitude: 25.28, hex: 'C4823', weight: 1 },
      { place: 'Novosokolniki junction', latitude: 56.34, longitude: 30.15, hex: 'WA3125', weight: 0.5 },
      { place: 'Peno railway', latitude: 56.92, longitude: 32.73, hex: 'WA5316', weight: 0.5 },
      { place: 'Zhezhmariai, Kovno-Vilna road', latitude: 54.81, longitude: 24.45, hex: 'C4121', weight: 0.5 },
      { place: 'Rudensk, Minsk-Bobruisk railway', latitude: 53.58, longitude: 27.85, hex: 'H1005', weight: 0.5 },
      { place: 'Slutsk-Bobruisk road', latitude: 53.05, longitude: 27.72, hex: 'H1012', weight: 0.5 },
      { place: 'Zhitkovichi, Luninets-Gomel railway', latitude: 52.23, longitude: 27.8, hex: 'H1024', weight: 0.5 },
      { place: 'Ovruch railway', latitude: 51.36, longitude: 28.8, hex: 'H2134', weight: 0.5 },
      { place: 'Ovruch-Chernigov railway', latitude: 51.36, longitude: 29.2, hex: 'H2534', weight: 0.3 },
      { place: 'Nezhin-Chernigov railway', latitude: 51.2, longitude: 31.75, hex: 'H5134', weight: 0.5 },
      { place: 'Bakhmach-Gomel railway', latitude: 51.2, longitude: 32.8, hex: 'H6134', weight: 0.5 },
      { place: 'Khutor-Mikhailovsky', latitude: 52.04, longitude: 33.94, hex: 'H7022', weight: 0.5 },
      { place: 'Krichev railway', latitude: 53.74, longitude: 31.71, hex: 'H4801', weight: 0.5 },
      { place: 'Bigosovo railway', latitude: 55.83, longitude: 27.75, hex: 'I1107', weight: 0.5 },
      { place: 'Parafyanovo railway', latitude: 54.9, longitude: 27.62, hex: 'I1020', weight: 0.5 },
      { place: 'Glubokoye road', latitude: 55.12, longitude: 27.66, hex: 'I1017', weight: 0.3 },
      { place: 'Berezino road', latitude: 53.84, longitude: 28.98, hex: 'I2334', weight: 0.5 },
      { place: 'Spas-Demensk railway', latitude: 54.42, longitude: 34.05, hex: 'I7023', weight: 0.5 },
      { place: 'Kirov railway', latitude: 54.05, longitude: 34.1, hex: 'I7028', weight: 0.3 },
      { place: 'Semlevo railway', latitude: 55.08, longitude: 34.2, hex: 'I7013', weight: 0.5 },
      { place: 'Orsha', latitude: 54.5136, longitude: 30.4036, hex: 'I3524', weight: 1 },
      { place: 'Mogilev', latitude: 53.9088, longitude: 30.3404, hex: 'I3532', weight: 1 },
      { place: 'Tolochin', latitude: 54.4099, longitude: 29.6935, hex: 'I2926', weight: 1 },
      { place: 'Bobr', latitude: 54.3399, longitude: 29.2729, hex: 'I2527', weight: 1 },
      { place: 'Krupki', latitude: 54.3178, longitude: 29.1374, hex: 'I2327', weight: 1 },
      { place: 'Kholopenichi', latitude: 54.5175, longitude: 28.9565, hex: 'I2225', weight: 1 },
      { place: 'Kokhanovo', latitude: 54.4606, longitude: 29.9993, hex: 'I3225', weight: 1 },
      { place: 'Shklov', latitude: 54.213, longitude: 30.2872, hex: 'I3429', weight: 1 },
      { place: 'Krugloye', latitude: 54.2531, longitude: 29.7957, hex: 'I3028', weight: 1 },
      { place: 'Berezino', latitude: 53.8391, longitude: 28.9879, hex: 'I2334', weight: 1 },
      { place: 'Kopys', latitude: 54.32, longitude: 30.29, hex: 'I3526', weight: 1 },
      { place: 'Siedlce', latitude: 52.1677, longitude: 22.2901, hex: 'D1724', weight: 1 },
      { place: 'Minsk Mazowiecki', latitude: 52.1793, longitude: 21.5725, hex: 'D1023', weight: 1 },
      { place: 'Kaluszyn', latitude: 52.2083, longitude: 21.8103, hex: 'D1223', weight: 1 },
      { place: 'Garwolin', latitude: 51.8975, longitude: 21.6147, hex: 'D1027', weight: 1 },
      { place: 'Stoczek Lukowski', latitude: 51.9617, longitude: 21.9717, hex: 'D1427', weight: 1 },
      { place: 'Lukow', latitude: 51.929, longitude: 22.3796, hex: 'D1827', weight: 1 },
      { place: 'Mordy', latitude: 52.2117, longitude: 22.5158, hex: 'D1923', weight: 1 },
      { place: 'Losice', latitude: 52.2117, longitude: 22.7192, hex: 'D2123', weight: 1 },
      { place: 'Mierzwice', latitude: 52.335, longitude: 22.92, hex: 'D2322', weight: 1 },
      { place: 'Miedzyrzec', latitude: 51.9864, longitude: 22.7825, hex: 'D2227', weight: 1 },
      { place: 'Janow Podlaski', latitude: 52.1933, longitude: 23.2117, hex: 'D2624', weight: 1 },
      { place: 'Biala Podlaska', latitude: 52.0324, longitude: 23.1165, hex: 'D2526', weight: 1 },
      { place: 'Lomazy', latitude: 51.9044, longitude: 23.1814, hex: 'D2628', weight: 1 },
      { place: 'Lepel', latitude: 54.8814, longitude: 28.699, hex: 'I1919', weight: 1 },
      { place: 'Korop', latitude: 51.5669, longitude: 32.9586, hex: 'H6229', weight: 1 },
      { place: 'Dvinsk', latitude: 55.8833, longitude: 26.5333, hex: 'C5906', weight: 1 },
      { place: 'Zembin', latitude: 54.36, longitude: 28.22, hex: 'I1527', weight: 1 },
      { place: 'Pleshchenitsy', latitude: 54.4235, longitude: 27.8301, hex: 'I1227', weight: 1 },
      { place: 'Logoysk', latitude: 54.2064, longitude: 27.8517, hex: 'I1230', weight: 1 },
      { place: 'Smolevichi', latitude: 54.0249, longitude: 28.0894, hex: 'I1432', weight: 1 },
      { place: 'Zhodino', latitude: 54.0985, longitude: 28.3331, hex: 'I1730', weight: 1 },
      { place: 'Golovchin', latitude: 54.065, longitude: 29.9, hex: 'I3130', weight: 1 },
    ],
  },
}
