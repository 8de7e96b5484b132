declare module 'virtual:symbols' {
  export const SYMBOLS: Readonly<Record<import('@hexfront/core').Arm, import('@hexfront/atlas/drawing').ArmSymbol>>
}

declare module 'virtual:covers' {
  export function coverOf(id: string): Promise<import('./cover.ts').PictureDrawing>
}
