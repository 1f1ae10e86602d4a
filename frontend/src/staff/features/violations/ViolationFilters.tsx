import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { CATEGORY_MESSAGES } from '../../../components/vehicle-messages';
import { VIOLATION_STATUS_MESSAGES } from '../../../components/violation/detail-messages';
import { useStaffViolationAgenciesQuery } from '../../../graphql/staff';
import type { ViewState } from '../../kit/frame/useViewState';
import { DayFilter, SelectFilter } from '../../kit/table/filters/filters';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { FigureFilters } from './FigureFilters';
import { STAFF_VIOLATION_MESSAGES, VIOLATION_COLUMN_MESSAGES } from './messages';
import { activeFilters, FILTER_KEYS, type ViolationView } from './violation-view';

/** Filters of the table of violations: search, zone, category, agency, status, days, and the sentence of a figure. */
export function ViolationFilters({ view, change, reset }: ViewState<ViolationView>) {
  const { formatMessage } = useIntl();
  const { data } = useStaffViolationAgenciesQuery();
  const search = useCallback((q: string) => change({ q }), [change]);
  const all = { value: '', label: formatMessage(STAFF_VIOLATION_MESSAGES.all) };
  const activeCount = activeFilters(view);
  const agencies = [
    ...new Set([...(view.agency === '' ? [] : [view.agency]), ...(data?.transportAgencies ?? [])]),
  ];
  return (
    <FilterBar
      search={{
        value: view.q,
        placeholder: formatMessage(STAFF_VIOLATION_MESSAGES.search),
        onChange: search,
      }}
      activeCount={activeCount}
      onReset={() => reset(FILTER_KEYS)}
    >
      <SelectFilter
        label={formatMessage(VIOLATION_COLUMN_MESSAGES.zone)}
        value={view.severity}
        options={[
          all,
          { value: 'DANGER', label: formatMessage(ZONE_MESSAGES.danger) },
          { value: 'WARNING', label: formatMessage(ZONE_MESSAGES.warning) },
          { value: 'CAUTION', label: formatMessage(ZONE_MESSAGES.caution) },
        ]}
        onChange={(severity) => change({ severity })}
      />
      <SelectFilter
        label={formatMessage(STAFF_VIOLATION_MESSAGES.category)}
        value={view.category}
        options={[
          all,
          { value: 'PRIVATE', label: formatMessage(CATEGORY_MESSAGES.PRIVATE) },
          { value: 'PUBLIC', label: formatMessage(CATEGORY_MESSAGES.PUBLIC) },
        ]}
        onChange={(category) => change({ category })}
      />
      <SelectFilter
        label={formatMessage(VIOLATION_COLUMN_MESSAGES.agency)}
        value={view.agency}
        options={[all, ...agencies.map((name) => ({ value: name, label: name }))]}
        onChange={(agency) => change({ agency })}
      />
      <SelectFilter
        label={formatMessage(VIOLATION_COLUMN_MESSAGES.status)}
        value={view.status}
        options={[
          all,
          { value: 'UNDER_REVIEW', label: formatMessage(VIOLATION_STATUS_MESSAGES.UNDER_REVIEW) },
          { value: 'RESOLVED', label: formatMessage(VIOLATION_STATUS_MESSAGES.RESOLVED) },
        ]}
        onChange={(status) => change({ status })}
      />
      <FigureFilters view={view} change={change} />
      <DayFilter from={view.from} to={view.to} onChange={change} />
    </FilterBar>
  );
}
