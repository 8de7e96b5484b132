/** The ids that a card names, with the face each begins with: `g:18/18Pz*1`. */
export function unitsNamed(text: string): { readonly id: string; readonly face: number }[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [id = '', face = '0'] = word.split('*')
      return { id, face: Number(face) }
    })
}
