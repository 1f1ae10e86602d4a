/** Hash with which the address of a journey's page points at one of its violations, without the hash mark. */
export function violationAnchor(violationId: string): string {
  return `violation-${violationId}`;
}
