/** Id of the row of a hazard in the list of the way. */
export function wayRowId(hazardId: string): string {
  return `way-hazard-${hazardId}`;
}
