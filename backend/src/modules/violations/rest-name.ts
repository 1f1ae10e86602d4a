/** A name of a closed set as the REST layer writes it: `CAR` becomes `Car`. */
export function restName(name: string): string {
  return `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`;
}
