/** An agency whose name holds what was typed, cut where it does. */
export interface AgencyMatch {
  name: string;
  before: string;
  matched: string;
  after: string;
}

/** The agencies whose names hold the typed text, whatever its case, those that begin with it first; a name that is typed out finds nothing. */
export function matchingAgencies(agencies: readonly string[], typed: string): AgencyMatch[] {
  const wanted = typed.trim().toLowerCase();
  return agencies
    .map((name) => ({ name, at: name.toLowerCase().indexOf(wanted) }))
    .filter(({ name, at }) => at !== -1 && name.toLowerCase() !== wanted)
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .map(({ name, at }) => ({
      name,
      before: name.slice(0, at),
      matched: name.slice(at, at + wanted.length),
      after: name.slice(at + wanted.length),
    }));
}
