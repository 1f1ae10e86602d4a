import { INCIDENT_TYPES } from '@wakafine/domain/incidents/incidents';
import { useIntl } from 'react-intl';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import type { ViewState } from '../../kit/frame/useViewState';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { DayFilter, SelectFilter } from '../../kit/table/filters/filters';
import { FILTER_KEYS, type IncidentView } from './incident-view';
import { INBOX_MESSAGES } from './messages';

/** Filters of the inbox beside severity and status, which are buttons with their counts. */
export function IncidentFilters({ view, change, reset }: ViewState<IncidentView>) {
  const { formatMessage } = useIntl();
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
      <DayFilter from={view.from} to={view.to} onChange={change} />
    </FilterBar>
  );
}
