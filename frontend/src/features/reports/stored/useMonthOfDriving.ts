import { civilMonthOf, isoMonth } from '@wakafine/domain/time/civil-time';
import { useState } from 'react';
import { useLastUpdated } from '../../../components/states/useLastUpdated';
import {
  MonthOfDrivingDocument,
  useMonthOfDrivingQuery,
  type MonthOfDrivingQuery,
} from '../../../graphql/generated';
import { useReachableAgain } from '../../../lib/network/useReachableAgain';

export type MonthOfDriving = MonthOfDrivingQuery['monthlySummary'];

export interface MonthOfDrivingState {
  /** Null until it is there; of the last month while the next is asked for. */
  readonly summary: MonthOfDriving | null;
  /** The month that is asked for, such as 2026-11. */
  readonly month: string;
  /** The month that is running, by the calendar of Cameroon. */
  readonly thisMonth: string;
  /** Age of the summary; null while it is current. */
  readonly updatedText: string | null;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  retry(): void;
}

/** Totals of a month; null is the current one. */
export function useMonthOfDriving(asked: string | null): MonthOfDrivingState {
  const [thisMonth] = useState(() => isoMonth(civilMonthOf(Date.now())));
  const month = asked !== null && asked < thisMonth ? asked : thisMonth;
  const variables = { month };
  const { data, previousData, error, loading, refetch } = useMonthOfDrivingQuery({ variables });
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(retry);
  const updatedText = useLastUpdated([{ query: MonthOfDrivingDocument, variables }]);
  const shown = data ?? (error === undefined ? previousData : undefined);
  return {
    summary: shown?.monthlySummary ?? null,
    month,
    thisMonth,
    updatedText,
    hasFailed: error !== undefined && data === undefined,
    isBusy: loading && data === undefined,
    retry,
  };
}
