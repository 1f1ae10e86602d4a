import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ViolationSeverityBadge } from '../../../components/violation/ViolationSeverityBadge';
import { useProofText } from '../../../components/violation/useProofText';
import type { StaffCaseRowFragment } from '../../../graphql/staff';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { useWhenText } from '../../kit/table/useWhenText';
import { CASE_STATE_MESSAGES, CASES_MESSAGES } from './messages';

/** The columns of the table of cases. */
export function useCaseColumns(): StaffColumn<StaffCaseRowFragment>[] {
  const { formatMessage } = useIntl();
  const proofText = useProofText();
  const whenText = useWhenText();
  return useMemo(
    () => [
      {
        id: 'number',
        head: formatMessage(CASES_MESSAGES.number),
        minRem: 8,
        isFixed: true,
        cell: ({ number }) => <b>{number}</b>,
      },
      {
        id: 'state',
        head: formatMessage(CASES_MESSAGES.state),
        minRem: 8,
        cell: ({ state }) => formatMessage(CASE_STATE_MESSAGES[state]),
      },
      {
        id: 'proof',
        head: formatMessage(CASES_MESSAGES.proof),
        minRem: 16,
        grow: 3,
        cell: ({ violation }) => (violation === null ? '–' : proofText(violation)),
      },
      {
        id: 'severity',
        head: formatMessage(CASES_MESSAGES.severity),
        minRem: 7,
        yieldRank: 2,
        cell: ({ violation }) =>
          violation === null ? '–' : <ViolationSeverityBadge violation={violation} scale="zone" />,
      },
      {
        id: 'due',
        head: formatMessage(CASES_MESSAGES.due),
        minRem: 7,
        yieldRank: 1,
        cell: ({ daysLeft, state }) =>
          daysLeft === null || state !== 'NOTICE'
            ? '–'
            : formatMessage(CASES_MESSAGES.days, { days: daysLeft }),
      },
      {
        id: 'opened',
        head: formatMessage(CASES_MESSAGES.opened),
        minRem: 7,
        grow: 0,
        yieldRank: 3,
        cell: ({ openedAt }) => whenText(openedAt),
      },
    ],
    [formatMessage, proofText, whenText],
  );
}
