import { Flex } from '@chakra-ui/react';
import { RANKED_FROM } from '@wakafine/domain/statistics/rates';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { RateChange, RateFieldsFragment } from '../../../../graphql/staff';
import { CHANGE_MESSAGES } from '../../../kit/rates/change-messages';
import type { StaffColumn } from '../../../kit/table/rows/staff-table-types';
import { RANKING_MESSAGES, VIOLATORS_MESSAGES } from '../view/messages';

/** Columns that rankings of vehicles and of agencies have in common. */
export interface RankedRow {
  readonly rank: number;
  readonly violations: number;
  readonly recentViolations: number;
  readonly violationsBefore: number;
  readonly change: RateChange;
  readonly judgedKm: number;
  /** Null where too little was driven, or nothing happened. */
  readonly rate: RateFieldsFragment | null;
}

/** The columns that rankings have in common, around those that say who it is. */
export function useRankingColumns<Row extends RankedRow>(
  who: readonly StaffColumn<Row>[],
): StaffColumn<Row>[] {
  const { formatMessage, formatNumber } = useIntl();
  return [
    {
      id: 'rank',
      head: formatMessage(RANKING_MESSAGES.rank),
      minRem: 3,
      grow: 0,
      isNumber: true,
      isFixed: true,
      cell: ({ rank }) => <b>{formatNumber(rank)}</b>,
    },
    ...who,
    {
      id: 'violations',
      head: formatMessage(VIOLATORS_MESSAGES.violations),
      minRem: 5.5,
      isNumber: true,
      cell: ({ violations }) => <b>{formatNumber(violations)}</b>,
    },
    {
      id: 'per1000',
      head: formatMessage(RANKING_MESSAGES.per1000),
      minRem: 9,
      isNumber: true,
      cell: (row) => <RateText row={row} />,
    },
    {
      id: 'km',
      head: formatMessage(RANKING_MESSAGES.km),
      minRem: 4,
      yieldRank: 1,
      isNumber: true,
      cell: ({ judgedKm }) => formatNumber(judgedKm, { maximumFractionDigits: 0 }),
    },
    {
      id: 'recent',
      head: formatMessage(RANKING_MESSAGES.recent),
      minRem: 6.5,
      yieldRank: 2,
      isNumber: true,
      cell: ({ recentViolations }) => formatNumber(recentViolations),
    },
    {
      id: 'trend',
      head: formatMessage(RANKING_MESSAGES.trend),
      minRem: 8,
      cell: ({ change }) => <Trend change={change} />,
    },
  ];
}

/** The rate with its range; without one, why. */
function RateText({ row: { rate, judgedKm } }: { row: RankedRow }) {
  const { formatMessage, formatNumber } = useIntl();
  const oneDecimal = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (rate === null) {
    return judgedKm < RANKED_FROM.km ? formatMessage(RANKING_MESSAGES.tooShort) : oneDecimal(0);
  }
  return formatMessage(RANKING_MESSAGES.rate, {
    rate: oneDecimal(rate.per1000Km),
    low: oneDecimal(rate.low),
    high: oneDecimal(rate.high),
  });
}

/** Comparison of the rate with as many days before, in words and with an arrow. */
function Trend({ change }: { change: RateChange }) {
  const { formatMessage } = useIntl();
  const Arrow = change === 'WORSE' ? ArrowUp : ArrowDown;
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1">
      {change !== 'UNCERTAIN' && <Arrow size={14} aria-hidden />}
      {formatMessage(CHANGE_MESSAGES[change])}
    </Flex>
  );
}
