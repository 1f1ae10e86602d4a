import { Flex } from '@chakra-ui/react';
import { Inbox, SearchX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { EmptyState } from '../../../components/states/EmptyState';
import type { StaffIncidentRowFragment } from '../../../graphql/staff';
import { ExportButton } from '../../kit/exports/ExportButton';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useViewState } from '../../kit/frame/useViewState';
import { neighboursIn } from '../../kit/pieces/SheetNeighbours';
import { SeverityCounts } from '../../kit/pieces/SeverityCounts';
import { StaffTable } from '../../kit/table/StaffTable';
import { useArrivals } from '../../kit/table/rows/useArrivals';
import { DUE, FILTER_KEYS, filterOf, INCIDENT_VIEW, isInFilter, sortOfView } from './rows/incident-view';
import { DeskLine } from './desk/DeskLine';
import { ResponseTimes } from './desk/ResponseTimes';
import { useAssignIncident } from './desk/useAssignIncident';
import { useServerNow } from './desk/useServerNow';
import { IncidentCard } from './IncidentCard';
import { IncidentDetail } from './IncidentDetail';
import { IncidentFilters, useFilterWords } from './IncidentFilters';
import { KeyHelp } from './KeyHelp';
import { INBOX_MESSAGES, OPENED_MESSAGES } from './messages';
import { StatusCounts } from './StatusCounts';
import { ASSIGN_KEY } from './desk/assign-key';
import { actOfKey } from './triage';
import { useIncidentColumns } from './useIncidentColumns';
import { useIncidentCounts } from './useIncidentCounts';
import { useIncidentNews } from './rows/useIncidentNews';
import { useIncidentRows } from './useIncidentRows';
import { useSheetKeys } from './useSheetKeys';
import { useTriage } from './useTriage';
import { useMay } from '../../kit/frame/useMay';
import type { TableSort } from '../../kit/table/rows/staff-table-types';
import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';

const NO_COUNTS = { HIGH: 0, MEDIUM: 0, LOW: 0 };

/** The inbox: incidents of citizens, as they come, and the acts of staff, by hand or by keys. */
export function IncidentsPage() {
  const { formatMessage, formatNumber } = useIntl();
  const state = useViewState(INCIDENT_VIEW);
  const { view, change, reset } = state;
  const filter = useMemo(() => filterOf(view), [view]);
  const { counts, reload: reloadCounts } = useIncidentCounts(filter);
  const total = filter.status ? counts?.byStatus[filter.status] : counts?.anyStatus;
  const { data, keys, reload } = useIncidentRows(filter, {
    sort: sortOfView(view),
    totalText: total === undefined ? undefined : formatNumber(total),
  });
  const reloadAll = useCallback(() => Promise.all([reload(), reloadCounts()]), [reload, reloadCounts]);
  const arrivals = useArrivals(reloadAll, keys);
  const triage = useTriage();
  const mayDecide = useMay()('moveIncident');
  const assign = useAssignIncident();
  const mayAssign = useMay()('assignAttention');
  const nowMs = useServerNow();
  const columns = useIncidentColumns(nowMs);
  const filterWords = useFilterWords(view, filter);
  const openId = view.incident === '' ? null : view.incident;
  const hasFilter = FILTER_KEYS.some((key) => view[key] !== '');

  useIncidentNews({
    onReported: (incident) => {
      if (isInFilter(filter, incident)) {
        arrivals.note(incident.id);
      }
    },
    reloadCounts,
    reloadAll,
  });
  useSheetKeys({
    rows: data.rows ?? [],
    openId,
    triage,
    mayDecide,
    assign: mayAssign ? assign : null,
    onOpen: (incident) => change({ incident }),
  });

  function narrow(part: Parameters<typeof change>[0]): void {
    arrivals.clear();
    change(part);
  }

  function sortBy({ key }: TableSort): void {
    narrow({ sort: key === DUE && view.sort !== DUE ? DUE : '' });
  }

  function press(key: string, incident: StaffIncidentRowFragment): boolean {
    if (key === ASSIGN_KEY && mayAssign && !isIncidentClosed(incident.status)) {
      assign.ask(incident);
      return true;
    }
    const to = mayDecide ? actOfKey(key, incident.status) : null;
    if (to !== null) {
      triage.begin(incident, to);
    }
    return to !== null;
  }

  return (
    <StaffScreen
      title={formatMessage(STAFF_PAGE_MESSAGES.incidents)}
      isLive
      isFilled
      keys={null}
      exportAction={<ExportButton kind="INCIDENTS" filter={filter} filterWords={filterWords} />}
    >
      <Flex direction="column" align={{ md: 'flex-start' }} gap="1" flexShrink="0" minW="0">
        <SeverityCounts
          counts={counts?.bySeverity ?? NO_COUNTS}
          value={filter.severity ?? null}
          onChange={(severity) => narrow({ severity: severity ?? '' })}
        />
        <StatusCounts
          counts={counts}
          value={filter.status ?? null}
          onChange={(status) => narrow({ status: status ?? '' })}
        />
        <ResponseTimes />
      </Flex>
      <StaffTable
        id="incidents"
        label={formatMessage(INBOX_MESSAGES.list)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ id, incidentType }) =>
          formatMessage(OPENED_MESSAGES.title, { type: formatMessage(TYPE_MESSAGES[incidentType]), id })
        }
        data={data}
        sort={{ key: view.sort === DUE ? DUE : 'time', isDescending: view.sort !== DUE }}
        onSort={sortBy}
        arrivals={arrivals}
        onOpen={({ id }) => change({ incident: id }, { isStep: true })}
        onRowKey={press}
        openKey={openId}
        renderCard={(incident) => (
          <IncidentCard incident={incident} desk={<DeskLine incident={incident} nowMs={nowMs} />} />
        )}
        toolbar={<IncidentFilters view={view} change={narrow} reset={reset} />}
        empty={
          <EmptyState
            icon={hasFilter ? SearchX : Inbox}
            title={formatMessage(hasFilter ? INBOX_MESSAGES.none : INBOX_MESSAGES.empty)}
            text={hasFilter ? undefined : formatMessage(INBOX_MESSAGES.emptyText)}
          />
        }
      />
      <KeyHelp />
      <IncidentDetail
        incidentId={openId}
        neighbours={neighboursIn(data.rows ?? [], {
          isOpen: ({ id }) => id === openId,
          open: ({ id }) => change({ incident: id }),
        })}
        onClose={() => change({ incident: '' })}
        triage={triage}
        onAssign={assign.ask}
      />
      {triage.dialogs}
      {assign.dialog}
    </StaffScreen>
  );
}
