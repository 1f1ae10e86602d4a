import { Flex } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { StaffColumn } from '../table/staff-table-types';
import { RANKING_MESSAGES, VIOLATORS_MESSAGES } from './messages';

/** What rankings of vehicles and of agencies have in common. */
export interface RankedRow {
  readonly rank: number;
  readonly violations: number;
  readonly recentViolations: number;
  readonly violationsBefore: number;
  readonly trendPercent: number | null;
  readonly distanceKm: number;
  readonly per1000Km: number | null;
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
      minRem: 7,
      isNumber: true,
      cell: ({ per1000Km }) =>
        per1000Km === null
          ? formatMessage(RANKING_MESSAGES.tooShort)
          : formatNumber(per1000Km, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    },
    {
      id: 'km',
      head: formatMessage(RANKING_MESSAGES.km),
      minRem: 4,
      yieldRank: 1,
      isNumber: true,
      cell: ({ distanceKm }) => formatNumber(distanceKm, { maximumFractionDigits: 0 }),
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
      cell: (row) => <Trend row={row} />,
    },
  ];
}

/** By how much violations have changed against as many days before, in words and with an arrow. */
function Trend({ row: { trendPercent, recentViolations } }: { row: RankedRow }) {
  const { formatMessage, formatNumber } = useIntl();
  if (trendPercent === null) {
    return recentViolations > 0 ? formatMessage(RANKING_MESSAGES.trendNew) : '–';
  }
  if (trendPercent === 0) {
    return formatMessage(RANKING_MESSAGES.trendSame);
  }
  const percent = formatNumber(Math.abs(trendPercent) / 100, { style: 'percent', maximumFractionDigits: 0 });
  const Arrow = trendPercent > 0 ? ArrowUp : ArrowDown;
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1">
      <Arrow size={14} aria-hidden />
      {formatMessage(trendPercent > 0 ? RANKING_MESSAGES.trendUp : RANKING_MESSAGES.trendDown, { percent })}
    </Flex>
  );
}
