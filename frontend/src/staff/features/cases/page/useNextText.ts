import { useIntl } from 'react-intl';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { CASE_STATE_MESSAGES } from '../messages';
import { PAGE_MESSAGES as P } from '../page-messages';

/** Next thing that a case waits for, and when it ends by itself; null where nothing comes any more. */
export function useNextText(known: StaffCaseFragment): string | null {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const { state, dueAt, proposal, signaturesNeeded, reopenableUntil, lapsesAt } = known;
  const parts = [
    state === 'EVIDENCE' && formatMessage(P.nextEVIDENCE),
    state === 'REVIEW' && formatMessage(P.nextREVIEW),
    state === 'NOTICE' &&
      (dueAt === null
        ? formatMessage(P.nextNOTICE)
        : formatMessage(P.nextServed, { time: dateAndTime(dueAt) })),
    (state === 'CONTESTED' || state === 'EXPIRED') &&
      (proposal === null
        ? formatMessage(P.nextDecision, { count: signaturesNeeded })
        : formatMessage(P.nextSecond)),
    reopenableUntil !== null && formatMessage(P.nextReopen, { time: dateAndTime(reopenableUntil) }),
    lapsesAt !== null && formatMessage(P.lapses, { time: dateAndTime(lapsesAt) }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' ');
}

/** State of a case in a few words, more exact than its name where there is more to say. */
export function useStateText(): (known: StaffCaseFragment) => string {
  const { formatMessage } = useIntl();
  return ({ state, proposal, daysLeft, servedAt }) => {
    if (proposal !== null) {
      return formatMessage(P.signsSecond);
    }
    if (state === 'NOTICE') {
      return servedAt === null || daysLeft === null
        ? formatMessage(P.notServed)
        : formatMessage(P.daysState, { count: daysLeft });
    }
    return formatMessage(CASE_STATE_MESSAGES[state]);
  };
}
