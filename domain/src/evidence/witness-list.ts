import type { EvidenceFile } from './evidence-file';

/** Another phone or tracker that was in the vehicle, by a pseudonym that means nothing outside its record. */
export interface EvidenceWitness {
  readonly pseudonym: string;
  /** Whether it is enrolled for the vehicle. */
  readonly isDevice: boolean;
  /** Speed that its own fixes prove, 0.1 km/h; null where they prove none. */
  readonly provenDeciKmh: number | null;
}

/** Witnesses of a record; none where they are withheld or erased. */
export function witnessesOf({ parts }: Pick<EvidenceFile, 'parts'>): readonly EvidenceWitness[] {
  const body = parts.witnesses?.body;
  return Array.isArray(body) ? body.flatMap((each: unknown) => witnessIn(each) ?? []) : [];
}

function witnessIn(value: unknown): EvidenceWitness | null {
  const known =
    typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : null;
  const [pseudonym, isDevice, proven] = ['pseudonym', 'isDevice', 'provenDeciKmh'].map((name) =>
    known?.get(name),
  );
  return typeof pseudonym === 'string' && typeof isDevice === 'boolean'
    ? { pseudonym, isDevice, provenDeciKmh: typeof proven === 'number' ? proven : null }
    : null;
}
