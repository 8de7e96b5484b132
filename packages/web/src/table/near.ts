/** How far below what is seen a list is made ready, so that scrolling shows no gaps. */
const MARGIN = '240px'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Says once when an element comes near to being seen; gives what calls that off. */
export function whenNear(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver(see, { rootMargin: MARGIN })
  waiting.set(element, tell)
  observer.observe(element)
  return () => forget(element)
}

function see(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    const tell = waiting.get(target)
    forget(target)
    tell?.()
  }
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
