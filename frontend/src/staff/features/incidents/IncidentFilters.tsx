import { INCIDENT_TYPES } from '@wakafine/domain/incidents/incidents';
import { useIntl } from 'react-intl';
import { STATUS_MESSAGES, TYPE_MESSAGES } from '../../../components/incidents/messages';
import { SEVERITY_MESSAGES } from '../../../components/messages';
import type { IncidentFilter } from '../../../graphql/staff';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import type { ViewState } from '../../kit/frame/useViewState';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { DayFilter, SelectFilter } from '../../kit/table/filters/filters';
import { HourFilters } from '../../kit/table/filters/HourFilters';
import { HOUR_FILTER_MESSAGES } from '../../kit/table/filters/messages';
import { RoadFilter } from '../../kit/table/filters/RoadFilter';
import { useRoadText } from '../../kit/table/filters/useRoadText';
import { TABLE_MESSAGES } from '../../kit/table/rows/messages';
import { CLOCK_MESSAGES } from './desk/desk-messages';
import { INBOX_MESSAGES } from './messages';
import { DUE, FILTER_KEYS, type IncidentView } from './rows/incident-view';

/** Filters of the inbox beside severity and status, which are buttons with their counts. */
export function IncidentFilters({ view, change, reset }: ViewState<IncidentView>) {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  return (
    <FilterBar
      search={{
        value: view.q,
        placeholder: formatMessage(INBOX_MESSAGES.search),
        onChange: (q) => change({ q }),
      }}
      activeCount={FILTER_KEYS.filter((key) => view[key] !== '').length}
      onReset={() => reset(FILTER_KEYS)}
    >
      <SelectFilter
        label={formatMessage(INBOX_MESSAGES.type)}
        value={view.type}
        options={[
          { value: '', label: formatMessage(INBOX_MESSAGES.all) },
          ...INCIDENT_TYPES.map((value) => ({ value, label: formatMessage(TYPE_MESSAGES[value]) })),
        ]}
        onChange={(type) => change({ type })}
      />
      {/* Where there is room the heads of the table sort. */}
      {isNarrow && (
        <SelectFilter
          label={formatMessage(CLOCK_MESSAGES.order)}
          value={view.sort}
          options={[
            { value: '', label: formatMessage(CLOCK_MESSAGES.newest) },
            { value: DUE, label: formatMessage(CLOCK_MESSAGES.dueFirst) },
          ]}
          onChange={(sort) => change({ sort })}
        />
      )}
      <HourFilters view={view} onChange={change} />
      <RoadFilter
        road={view.road}
        allText={formatMessage(INBOX_MESSAGES.all)}
        onChange={(road) => change({ road })}
      />
      <DayFilter from={view.from} to={view.to} onChange={change} />
    </FilterBar>
  );
}

/** Gives what narrows the inbox in words, one for each filter that is set. */
export function useFilterWords(view: IncidentView, filter: IncidentFilter): readonly string[] {
  const { formatMessage } = useIntl();
  const roadText = useRoadText();
  const { severity, status, incidentType, from, to, fromHour, untilHour, road, search } = filter;
  return [
    severity && formatMessage(SEVERITY_MESSAGES[severity]),
    status && formatMessage(STATUS_MESSAGES[status]),
    incidentType && formatMessage(TYPE_MESSAGES[incidentType]),
    from && formatMessage(INBOX_MESSAGES.from, { day: view.from }),
    to && formatMessage(INBOX_MESSAGES.to, { day: view.to }),
    typeof fromHour === 'number' &&
      typeof untilHour === 'number' &&
      formatMessage(HOUR_FILTER_MESSAGES.hours, { from: fromHour, until: untilHour }),
    road && roadText(road),
    search && formatMessage(TABLE_MESSAGES.searched, { text: search }),
  ].filter((words) => typeof words === 'string');
}
