import { ApolloLink, type HttpLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import type { RecordFixesMutationVariables } from '../../graphql/generated';

/**
 * Sends recorded fixes in binary form, and by GraphQL where that can't be had. Who sends them asks as for every other operation,
 * and gets the same answers and refusals.
 */
export function fixDoorLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    operation.operationName === 'RecordFixes'
      ? from(pushed(operation)).pipe(
          mergeMap((result) => (result === null ? forward(operation) : of(result))),
        )
      : forward(operation),
  );
}

async function pushed({ variables, getContext }: ApolloLink.Operation): Promise<ApolloLink.Result | null> {
  // Nothing is recorded in the first seconds: it comes after what the page begins with.
  const door = await import('./fix-door').catch(() => null);
  const { headers = {} }: HttpLink.ContextOptions = getContext();
  // The document says which variables its operation has.
  return door?.pushThroughDoor(variables as RecordFixesMutationVariables, headers) ?? null;
}
