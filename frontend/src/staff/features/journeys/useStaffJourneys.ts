import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  StaffJourneysDocument,
  useStaffJourneyMovedSubscription,
  type StaffJourneyFragment,
} from '../../../graphql/staff';
import { useLiveFallback, useLiveView } from '../../kit/frame/live-view';
import { useArrivals, type Arrivals } from '../../kit/table/rows/useArrivals';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';

const PAGE_SIZE = 50;

/** Filters of the journeys of the page, from its address. */
export const JOURNEY_VIEW = { show: 'active', open: '' };

export interface StaffJourneys {
  data: KeysetRows<StaffJourneyFragment>;
  arrivals: Arrivals;
  /** The open journey in its last event; null before it has moved. */
  moved: StaffJourneyFragment | null;
}

/** The journeys that a view asks for, kept current: rows move where they are, new ones wait until they are asked for. */
export function useStaffJourneys({ show, open }: typeof JOURNEY_VIEW): StaffJourneys {
  const intl = useIntl();
  const client = useApolloClient();
  const { feed } = useLiveView();
  const isActive = show === 'active' ? true : show === 'ended' ? false : null;
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: StaffJourneysDocument,
        variables: { first: PAGE_SIZE, after, filter: { isActive }, isCounted: after === null },
        fetchPolicy: 'no-cache',
      });
      const { edges = [], pageInfo, totalCount } = data?.journeys ?? {};
      return {
        rows: edges.map(({ node }) => node),
        hasMore: pageInfo?.hasNextPage ?? false,
        endCursor: pageInfo?.endCursor ?? null,
        totalText: totalCount === undefined ? undefined : intl.formatNumber(totalCount),
      };
    },
    [client, intl, isActive],
  );
  const data = useKeysetRows({ askKey: show, ask, keyOf });
  const arrivals = useArrivals(data.reload, data.keys);
  const { clear, note } = arrivals;
  useEffect(clear, [clear, show]);
  useLiveFallback(data.reload);

  const [moved, setMoved] = useState<StaffJourneyFragment | null>(null);
  const accept = (journey: StaffJourneyFragment) => {
    data.change(journey.id, () => journey);
    const newest = data.rows?.[0];
    if (isActive !== false && (newest === undefined || journey.startTime > newest.startTime)) {
      note(journey.id);
    }
    if (journey.id === open) {
      setMoved(journey);
    }
  };
  useStaffJourneyMovedSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      if (news !== undefined) {
        feed(() => accept(news.journeyUpdated));
      }
    },
  });
  return { data, arrivals, moved: moved?.id === open ? moved : null };
}

function keyOf({ id }: StaffJourneyFragment): string {
  return id;
}
