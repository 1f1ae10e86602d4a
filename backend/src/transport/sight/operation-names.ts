import { Kind } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Histogram } from '../../platform/metrics/histogram';
import type { Tallies } from '../../platform/metrics/tallies';
import { APP_OPERATIONS } from './app-operations';

/** Name of every operation that is none of the web app's: names are chosen by clients, and could be anything. */
export const OTHER_OPERATION = 'other';

/** An operation as log and metrics know it. */
export interface KnownOperation {
  readonly name: string;
  /** Times of those that were answered, s. */
  readonly ok: Histogram;
  /** Times of those with a refusal in their answer, s. */
  readonly refused: Histogram;
}

/** Gives the function that finds the operation of a document, where it has several that of the given name. */
export function operationNames({
  operations,
}: Pick<Tallies, 'operations'>): (document: DocumentNode, operationName: string | null) => KnownOperation {
  const operationOf = (name: string): KnownOperation => ({
    name,
    ok: operations.of(name, 'ok'),
    refused: operations.of(name, 'refused'),
  });
  const known = new Map(APP_OPERATIONS.map((name) => [name, operationOf(name)]));
  const other = operationOf(OTHER_OPERATION);
  const onlyIn = new WeakMap<DocumentNode, KnownOperation>();
  return (document, operationName) => {
    if (operationName !== null) {
      return known.get(operationName) ?? other;
    }
    const found = onlyIn.get(document) ?? known.get(firstName(document)) ?? other;
    onlyIn.set(document, found);
    return found;
  };
}

function firstName({ definitions }: DocumentNode): string {
  const first = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  return first?.name?.value ?? OTHER_OPERATION;
}
