/** Whether an update has changed one of some columns, as the condition of a trigger. */
export function anyChanged(columns: readonly string[]): string {
  const of = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  return `(${of('OLD')}) IS DISTINCT FROM (${of('NEW')})`;
}
