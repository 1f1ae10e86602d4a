import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RegisteredLimitRowFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { LIMIT_STATE_MESSAGES, LIMIT_ZONE_MESSAGES } from '../../kit/names/name-messages';
import { LIMIT_PAGE_MESSAGES } from './draft/messages';
import { kmhOf, type LimitTexts } from './useLimitTexts';

/** The columns of the register of speed limits. */
export function useLimitColumns({ nameOf }: LimitTexts): StaffColumn<RegisteredLimitRowFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'place',
        head: formatMessage(LIMIT_PAGE_MESSAGES.place),
        minRem: 9,
        grow: 2,
        isFixed: true,
        cell: ({ content }) => (
          <b>
            <bdi>{nameOf(content)}</bdi>
          </b>
        ),
      },
      {
        id: 'zone',
        head: formatMessage(LIMIT_PAGE_MESSAGES.zone),
        minRem: 6.5,
        cell: ({ content }) => formatMessage(LIMIT_ZONE_MESSAGES[content.zone]),
      },
      {
        id: 'car',
        head: formatMessage(LIMIT_PAGE_MESSAGES.car),
        minRem: 6.5,
        grow: 0,
        isNumber: true,
        cell: ({ content }) => formatNumber(kmhOf(content, 'CAR')),
      },
      {
        id: 'bus',
        head: formatMessage(LIMIT_PAGE_MESSAGES.bus),
        minRem: 6.5,
        grow: 0,
        isNumber: true,
        cell: ({ content }) => formatNumber(kmhOf(content, 'BUS')),
      },
      {
        id: 'state',
        head: formatMessage(LIMIT_PAGE_MESSAGES.state),
        minRem: 8,
        cell: ({ state, openProposalId }) => (
          <>
            {formatMessage(LIMIT_STATE_MESSAGES[state])}
            {openProposalId !== null && ` · ${formatMessage(LIMIT_PAGE_MESSAGES.proposed)}`}
          </>
        ),
      },
      {
        id: 'since',
        head: formatMessage(LIMIT_PAGE_MESSAGES.since),
        minRem: 8,
        yieldRank: 1,
        cell: ({ validFrom }) =>
          validFrom === null ? formatMessage(LIMIT_PAGE_MESSAGES.always) : date(validFrom),
      },
    ],
    [formatMessage, formatNumber, date, nameOf],
  );
}
