import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { useAnswerTime, type Asked } from '../../lib/persisted-cache/answer-times';
import { useReachability } from '../../lib/network/reachability';
import { useLasting } from '../../lib/useLasting';
import { AGE_MESSAGES } from './age-messages';

/** An answer that comes sooner makes everything current, and nothing is said, ms. */
const SHORTEST_SHOWN_MS = 1_000;

/**
 * Says how old what a page shows is, by the oldest of the answers that it is drawn from: while it is what the
 * phone has stored, or the
 * server is not reached. Null while it is current, and where nothing has come yet.
 */
export function useLastUpdated(questions: readonly Asked[]): string | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { cache } = useApolloClient();
  const { isReachable } = useReachability();
  const time = useAnswerTime(cache, questions);
  const isNotified = useLasting(time !== null && (time.isStored || !isReachable), SHORTEST_SHOWN_MS);
  if (time === null || !isNotified) {
    return null;
  }
  const at = new Date(time.atMs);
  return at.toDateString() === new Date().toDateString()
    ? formatMessage(AGE_MESSAGES.today, { time: formats.time(time.atMs) })
    : formatMessage(AGE_MESSAGES.before, {
        date: formats.date(at.toISOString()),
        time: formats.time(time.atMs),
      });
}
