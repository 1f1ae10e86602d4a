/** An object whose keys and values are the given names, as GraphQL enum registration wants it. */
export function enumOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, Name>> {
  // Object.fromEntries forgets which keys it got.
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
