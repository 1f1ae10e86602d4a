/**
 * Columns of one width for a grid: as many as `count`, and fewer where large letters leave one less than `least` (a CSS length
 * that grows with the letters, such as `6.5rem`). `gap` is the distance between them, in rem.
 */
export function evenColumns(count: number, { least, gap }: { least: string; gap: string }): string {
  const share = `calc((100% - ${count - 1} * ${gap}) / ${count})`;
  return `repeat(auto-fit, minmax(min(100%, max(${least}, ${share})), 1fr))`;
}

/** Two columns of figures with their names, 16 px apart. */
export const TWO_FIGURES = evenColumns(2, { least: '6.5rem', gap: '1rem' });
