import { encodeFixes, FIX_BATCH_TYPE } from '@wakafine/domain/journeys/fix-batch';
import type { Side } from './side';

/** The same server, where fixes are pushed in binary form. */
export function binarySideOf(ours: Side): Side {
  return {
    ...ours,
    name: 'binary',
    binary: {
      contentType: FIX_BATCH_TYPE,
      urlOf: (journeyId) => new URL(`/api/journeys/${journeyId}/fixes`, ours.graphqlUrl).href,
      bodyOf: (fixes) => encodeFixes(fixes.map((fix) => ({ ...fix, clockOffsetMs: null }))),
    },
    // It goes with the server.
    stop: () => Promise.resolve(),
  };
}
