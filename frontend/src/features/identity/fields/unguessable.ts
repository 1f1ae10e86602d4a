/** A number in [0, 1) that nobody can foresee, unlike those of Math.random. */
export function unguessable(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
