import { COUNTED_ROADS } from '@wakafine/domain/places/road-corridors';
import { SEGMENT_FILTER } from '@wakafine/domain/segments/segment-filter';
import { useIntl } from 'react-intl';
import { VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import type { ViewState } from '../../kit/frame/useViewState';
import { SelectFilter } from '../../kit/table/filters/filters';
import { FIGURE_FILTER_MESSAGES, STAFF_VIOLATION_MESSAGES } from './messages';
import { shownCell, shownHours, VEHICLE_TYPES, type ViolationView } from './violation-view';

type FigureFiltersProps = Pick<ViewState<ViolationView>, 'view' | 'change'>;

/** Filters by the sentence of the figure that led here: none unless one did, and of its words those that it says. */
export function FigureFilters({ view, change }: FigureFiltersProps) {
  const { formatMessage } = useIntl();
  if (view.counted !== 'yes') {
    return null;
  }
  const cell = shownCell(view);
  const all = { value: '', label: formatMessage(STAFF_VIOLATION_MESSAGES.all) };
  return (
    <>
      <SelectFilter
        label={formatMessage(FIGURE_FILTER_MESSAGES.counted)}
        value={view.counted}
        options={[all, { value: 'yes', label: formatMessage(FIGURE_FILTER_MESSAGES.yes) }]}
        onChange={(counted) => change({ counted })}
      />
      <HourFilters view={view} change={change} />
      {view.road !== '' && (
        <SelectFilter
          label={formatMessage(FIGURE_FILTER_MESSAGES.road)}
          value={view.road}
          options={[
            all,
            ...COUNTED_ROADS.map((value) => ({
              value,
              label: value === 'OTHER' ? formatMessage(FIGURE_FILTER_MESSAGES.otherRoads) : value,
            })),
          ]}
          onChange={(road) => change({ road })}
        />
      )}
      {view.vehicle !== '' && (
        <SelectFilter
          label={formatMessage(FIGURE_FILTER_MESSAGES.vehicle)}
          value={view.vehicle}
          options={[
            all,
            ...VEHICLE_TYPES.map((value) => ({ value, label: formatMessage(VEHICLE_MESSAGES[value]) })),
          ]}
          onChange={(vehicle) => change({ vehicle })}
        />
      )}
      {view.by !== '' && (
        <SelectFilter
          label={formatMessage(FIGURE_FILTER_MESSAGES.by)}
          value={view.by}
          options={[all, { value: view.by, label: view.by }]}
          onChange={(by) => change({ by })}
        />
      )}
      {cell !== null && (
        <SelectFilter
          label={formatMessage(FIGURE_FILTER_MESSAGES.cell)}
          value={view.cell}
          options={[all, { value: view.cell, label: `${cell.south.toFixed(2)}, ${cell.west.toFixed(2)}` }]}
          onChange={(chosen) => change({ cell: chosen })}
        />
      )}
    </>
  );
}

function HourFilters({ view, change }: FigureFiltersProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (view.fromHour === '' && view.untilHour === '') {
    return null;
  }
  const { fromHour, untilHour } = shownHours(view);
  const options = ({ min, max }: { min: number; max: number }) =>
    Array.from({ length: max - min + 1 }, (_, index) => ({
      value: String(min + index),
      label: formatMessage(FIGURE_FILTER_MESSAGES.hour, { hour: formatNumber(min + index) }),
    }));
  return (
    <>
      <SelectFilter
        label={formatMessage(FIGURE_FILTER_MESSAGES.fromHour)}
        value={String(fromHour)}
        options={options(SEGMENT_FILTER.fromHour)}
        onChange={(from) => change({ fromHour: from })}
      />
      <SelectFilter
        label={formatMessage(FIGURE_FILTER_MESSAGES.untilHour)}
        value={String(untilHour)}
        options={options(SEGMENT_FILTER.untilHour)}
        onChange={(until) => change({ untilHour: until })}
      />
    </>
  );
}
