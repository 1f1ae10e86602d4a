/** What the address of a journey's page ends with to point at one of its violations, without the hash mark. */
export function violationAnchor(violationId: string): string {
  return `violation-${violationId}`;
}
