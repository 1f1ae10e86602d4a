import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';

/** Asks the person to show who they are; whether they did. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
/** Simultaneous questions share one request. */
let question: Promise<boolean> | null = null;

/** Says how the person is asked for a confirmation; returns the way to stop. */
export function onConfirmationAsked(ask: Asker): () => void {
  asker = ask;
  return () => {
    asker = asker === ask ? null : asker;
  };
}

/** Sends an operation that wants a recent confirmation again once the person has confirmed who they are. */
export function confirmationLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        result.errors?.some(({ extensions }) => extensions?.clientCode === 'confirmation-required') === true
          ? from(askOnce()).pipe(mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))))
          : of(result),
      ),
    ),
  );
}

function askOnce(): Promise<boolean> {
  question ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    question = null;
  });
  return question;
}
