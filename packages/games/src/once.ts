/** Makes something of what never changes, a setting or its ground, when it is first asked for. */
export function once<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, V>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const value = make(of)
    made.set(of, value)
    return value
  }
}
