/** A record inside an address: packed, then written with letters that addresses may hold. */
export async function pack(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of packed) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export async function unpack(link: string): Promise<string> {
  const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')))
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const body = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(body).arrayBuffer())
}
