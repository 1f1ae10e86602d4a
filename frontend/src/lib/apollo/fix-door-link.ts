import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';

/**
 * Sends recorded fixes in binary form, and by GraphQL where that can't be had. Who sends them asks as for every other operation,
 * and gets the same answers and refusals.
 */
export const fixDoorLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationName === 'RecordFixes'
      ? from(pushed(operation)).pipe(mergeMap((result) => (result ? of(result) : forward(operation))))
      : forward(operation),
  );

async function pushed(operation: ApolloLink.Operation): Promise<ApolloLink.Result | null | undefined> {
  // Nothing is recorded in the first seconds: it comes after what the page begins with.
  const door = await import('./fix-door').catch(() => null);
  return door?.pushThroughDoor(operation);
}
