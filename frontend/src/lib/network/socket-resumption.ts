import { reconnectWaitMs } from '@wakafine/domain/time/reconnect-wait';
import type { Client, FormattedExecutionResult, Sink, SubscribePayload } from 'graphql-ws';

/**
 * The same client, whose subscriptions begin again where it gives up: it takes some codes of a closed socket for final whatever it
 * is notified of, above all 1011, with which servers and what stands before them answer a fault of their own.
 * `mayResume` says after which
 * codes; all other failures go to the subscriber, as before.
 */
export function withResumption(client: Client, mayResume: (code: number) => boolean): Client {
  return {
    ...client,
    subscribe<Data, Extensions>(
      payload: SubscribePayload,
      sink: Sink<FormattedExecutionResult<Data, Extensions>>,
    ) {
      let failures = 0;
      let isGivenUp = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop = begin();

      function begin(): () => void {
        return client.subscribe<Data, Extensions>(payload, {
          next(value) {
            failures = 0;
            sink.next(value);
          },
          error(error) {
            const code = codeOf(error);
            if (isGivenUp || code === null || !mayResume(code)) {
              sink.error(error);
              return;
            }
            stop();
            timer = setTimeout(
              () => {
                stop = begin();
              },
              reconnectWaitMs(failures, Math.random()),
            );
            failures += 1;
          },
          complete: () => sink.complete(),
        });
      }

      return () => {
        isGivenUp = true;
        clearTimeout(timer);
        stop();
      };
    },
  };
}

/** The code of the closed socket that ended a subscription; null where something else did. */
function codeOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : null;
}
