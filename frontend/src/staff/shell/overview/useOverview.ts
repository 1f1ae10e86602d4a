import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  StaffOverviewDocument,
  useStaffOverviewIncidentChangeSubscription,
  useStaffOverviewIncidentSubscription,
  useStaffOverviewUpdatedSubscription,
  useStaffViolationChangedSubscription,
  useStaffViolationOpenedSubscription,
  type DashboardRange,
  type OverviewFragment,
  type StaffIncidentFragment,
  type StaffViolationFragment,
} from '../../../graphql/staff';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import { useLiveFallback, useLiveView } from '../../kit/frame/live-view';
import { useSteadyRows, type SteadyRows } from './useSteadyRows';

/** The cards are of the last 30 days, and each is on a basis of its own. */
const RANGE: DashboardRange = 'LAST_30_DAYS';

/** Pushed rows are stored here and nowhere else: the cache would hold every row that ever came. */
const PASSED_ON = { ignoreResults: true, fetchPolicy: 'no-cache' } as const;

export interface OverviewData {
  /** The latest figures; null before the first answer. */
  figures: OverviewFragment | null;
  violations: SteadyRows<StaffViolationFragment>;
  incidents: SteadyRows<StaffIncidentFragment>;
  /** Reason why nothing could be loaded; null while nothing has failed, or something is shown. */
  failure: string | null;
  retry(): void;
}

/** All figures and rows of the overview, asked for with one request, and kept current by what is pushed. The map asks for itself: it is many times as much. */
export function useOverview(): OverviewData {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const { feed } = useLiveView();
  const [figures, setFigures] = useState<OverviewFragment | null>(null);
  const [error, setError] = useState<unknown>(null);
  const accept = useRef<(latest: OverviewFragment) => void>(() => undefined);

  const reload = useCallback(async () => {
    const { data } = await client.query({
      query: StaffOverviewDocument,
      variables: { range: RANGE },
      fetchPolicy: 'no-cache',
    });
    if (data !== undefined) {
      accept.current(data.dashboard);
    }
  }, [client]);
  const violations = useSteadyRows<StaffViolationFragment>({ keyOf: idOf, timeOf: startOf, reload });
  const incidents = useSteadyRows<StaffIncidentFragment>({
    keyOf: idOf,
    timeOf: receiptOf,
    reload,
  });
  useEffect(function storeLatest() {
    accept.current = (latest) => {
      // An answer may be overtaken by what is pushed.
      setFigures((known) => (known !== null && known.computedAt > latest.computedAt ? known : latest));
      violations.accept(latest.violations);
      incidents.accept(latest.incidents);
    };
  });
  const load = useCallback(() => void reload().catch(setError), [reload]);
  useEffect(
    function askAtOnce() {
      reload().catch(setError);
    },
    [reload],
  );
  useLiveFallback(reload);

  useStaffOverviewUpdatedSubscription({
    ...PASSED_ON,
    variables: { range: RANGE },
    onData: ({ data: { data } }) => data && feed(() => accept.current(data.dashboardUpdated)),
  });
  useStaffViolationOpenedSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) => data && feed(() => violations.note(data.violationCreated.id)),
  });
  useStaffViolationChangedSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) =>
      data &&
      feed(() =>
        violations.change(data.violationUpdated.id, (row) => ({ ...row, ...data.violationUpdated })),
      ),
  });
  useStaffOverviewIncidentSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) => data && feed(() => incidents.note(data.incidentReported.id)),
  });
  useStaffOverviewIncidentChangeSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) =>
      data && feed(() => incidents.change(data.incidentUpdated.id, () => data.incidentUpdated)),
  });
  const isFailed = error !== null && figures === null;
  return {
    figures,
    violations,
    incidents,
    failure: isFailed ? formatMessage(ERROR_MESSAGES[errorCodeOf(error)]) : null,
    retry: load,
  };
}

function idOf({ id }: { id: string }): string {
  return id;
}

function startOf({ startedAt }: StaffViolationFragment): string {
  return startedAt;
}

function receiptOf({ receivedAt }: StaffIncidentFragment): string {
  return receivedAt;
}
