/** The parts of a line that there are, with a dot between them. */
export function joinedLine(...parts: readonly (string | false | null)[]): string {
  return parts.filter((part) => part !== false && part !== null).join(' · ');
}
