import { chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { IncidentStatusBadge } from '../../../components/incidents/IncidentStatusBadge';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { useAgeText } from '../../../components/incidents/useAgeText';
import { SeverityBadge } from '../../../components/zones/SeverityBadge';
import type { StaffIncidentRowFragment } from '../../../graphql/staff';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { useRowPlaceText } from '../../kit/pieces/incident-texts';
import { BySms } from './BySms';
import { ClockMark } from './desk/ClockMark';
import { AssigneeName } from './desk/DeskCard';
import { CLOCK_MESSAGES, DESK_MESSAGES } from './desk/desk-messages';
import { INBOX_MESSAGES } from './messages';
import { DUE } from './rows/incident-view';

/** The columns of the inbox; the response clock goes by a time of the server, ms. */
export function useIncidentColumns(nowMs: number): readonly StaffColumn<StaffIncidentRowFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const ageText = useAgeText();
  const placeText = useRowPlaceText();
  return useMemo(
    () => [
      {
        id: 'severity',
        head: formatMessage(INBOX_MESSAGES.severity),
        cell: ({ severity }) => <SeverityBadge severity={severity} />,
        minRem: 6.25,
        grow: 0,
        isFixed: true,
      },
      {
        id: 'type',
        head: formatMessage(INBOX_MESSAGES.type),
        cell: ({ incidentType, source }) => {
          const Icon = TYPE_ICONS[incidentType];
          return (
            <Flex as="span" align="center" gap="2">
              <Icon size={16} aria-hidden />
              <Flex as="span" direction="column">
                {formatMessage(TYPE_MESSAGES[incidentType])}
                {source === 'SMS' && <BySms />}
              </Flex>
            </Flex>
          );
        },
        minRem: 11,
        isFixed: true,
      },
      {
        id: 'words',
        head: formatMessage(INBOX_MESSAGES.words),
        cell: ({ description }) => (
          <chakra.span dir="auto" color={description ? undefined : 'fg.subtle'}>
            {description ?? formatMessage(INBOX_MESSAGES.noWords)}
          </chakra.span>
        ),
        minRem: 6.5,
        grow: 2,
        yieldRank: 4,
      },
      { id: 'place', head: formatMessage(INBOX_MESSAGES.place), cell: placeText, minRem: 8 },
      {
        id: 'confirmed',
        head: formatMessage(INBOX_MESSAGES.confirmed),
        cell: ({ confirmationCount }) => formatNumber(confirmationCount),
        minRem: 5,
        grow: 0,
        yieldRank: 1,
        isNumber: true,
      },
      {
        id: 'time',
        head: formatMessage(INBOX_MESSAGES.time),
        cell: ({ occurredAt }) => ageText(occurredAt),
        minRem: 7.5,
        grow: 0,
        yieldRank: 2,
        sortKey: 'time',
      },
      {
        id: 'clock',
        head: formatMessage(CLOCK_MESSAGES.head),
        cell: (incident) => <ClockMark incident={incident} nowMs={nowMs} />,
        minRem: 8.75,
        grow: 0,
        isFixed: true,
        sortKey: DUE,
      },
      {
        id: 'assignee',
        head: formatMessage(DESK_MESSAGES.onIt),
        cell: ({ assignment }) => <AssigneeName assignment={assignment} />,
        minRem: 5.5,
        grow: 0,
        yieldRank: 3,
      },
      {
        id: 'status',
        head: formatMessage(INBOX_MESSAGES.status),
        cell: ({ status }) => <IncidentStatusBadge status={status} />,
        minRem: 10.5,
        grow: 0,
        isFixed: true,
      },
    ],
    [formatMessage, formatNumber, ageText, placeText, nowMs],
  );
}
