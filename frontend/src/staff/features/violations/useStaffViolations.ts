import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  StaffViolationsDocument,
  useStaffViolationChangedSubscription,
  useStaffViolationOpenedSubscription,
  type StaffViolationFragment,
} from '../../../graphql/staff';
import { useLiveFallback, useLiveView } from '../../kit/frame/live-view';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useArrivals, type Arrivals } from '../../kit/table/rows/useArrivals';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { violationFilter, violationSort, type ViolationView } from './violation-view';

const PAGE_SIZE = 50;

export interface StaffViolations {
  data: KeysetRows<StaffViolationFragment>;
  arrivals: Arrivals;
}

/** The violations that a view asks for, kept current: rows change where they are, and new ones wait until they are asked for. */
export function useStaffViolations(view: ViolationView): StaffViolations {
  const intl = useIntl();
  const client = useApolloClient();
  const { feed } = useLiveView();
  // Not by the view itself: what opens beside the table changes it too.
  const { severity, category, agency, status, from, to, q, sort } = view;
  const { counted, fromHour, untilHour, road, vehicle, by, of, cell, stretch } = view;
  const wanted = useMemo(() => {
    const figure = { counted, fromHour, untilHour, road, vehicle, by, of, cell, stretch };
    const asked = { severity, category, agency, status, from, to, q, sort, ...figure, open: '' };
    return { filter: violationFilter(asked), sort: violationSort(asked), search: q === '' ? null : q };
  }, [
    severity,
    category,
    agency,
    status,
    from,
    to,
    q,
    sort,
    counted,
    fromHour,
    untilHour,
    road,
    vehicle,
    by,
    of,
    cell,
    stretch,
  ]);

  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: StaffViolationsDocument,
        variables: { ...wanted, first: PAGE_SIZE, after, isCounted: after === null },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to violations is empty');
      }
      return rowsPage(data.violations, intl);
    },
    [client, wanted, intl],
  );
  const data = useKeysetRows({ askKey: JSON.stringify(wanted), ask, keyOf });
  const arrivals = useArrivals(data.reload, data.keys);
  const { clear, note } = arrivals;
  useEffect(clear, [clear, wanted]);
  useLiveFallback(data.reload);

  useStaffViolationOpenedSubscription({
    variables: { filter: wanted.filter },
    // What a search leaves out only the server knows, and a violation is on no stretch yet: such a table is asked for anew by hand.
    skip: wanted.search !== null || Boolean(wanted.filter.counted?.stretch),
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      if (news !== undefined) {
        feed(() => note(news.violationCreated.id));
      }
    },
  });
  useStaffViolationChangedSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      if (news !== undefined) {
        const { violationUpdated: known } = news;
        feed(() => data.change(known.id, (row) => ({ ...row, ...known })));
      }
    },
  });
  return { data, arrivals };
}

function keyOf({ id }: StaffViolationFragment): string {
  return id;
}
