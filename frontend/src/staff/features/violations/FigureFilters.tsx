import { useIntl } from 'react-intl';
import { VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import type { ViewState } from '../../kit/frame/useViewState';
import { SelectFilter } from '../../kit/table/filters/filters';
import { HourFilters } from '../../kit/table/filters/HourFilters';
import { RoadFilter } from '../../kit/table/filters/RoadFilter';
import { FIGURE_FILTER_MESSAGES, STAFF_VIOLATION_MESSAGES } from './messages';
import { useStretchText } from './useStretchText';
import { shownCell, shownStretch, VEHICLE_TYPES, type ViolationView } from './violation-view';

type FigureFiltersProps = Pick<ViewState<ViolationView>, 'view' | 'change'>;

/** Filters by the sentence of the figure that led here: none unless one did, and of its words those that it says. */
export function FigureFilters({ view, change }: FigureFiltersProps) {
  const { formatMessage } = useIntl();
  const stretchText = useStretchText();
  if (view.counted !== 'yes') {
    return null;
  }
  const cell = shownCell(view);
  const stretch = shownStretch(view);
  const all = { value: '', label: formatMessage(STAFF_VIOLATION_MESSAGES.all) };
  return (
    <>
      <SelectFilter
        label={formatMessage(FIGURE_FILTER_MESSAGES.counted)}
        value={view.counted}
        options={[all, { value: 'yes', label: formatMessage(FIGURE_FILTER_MESSAGES.yes) }]}
        onChange={(counted) => change({ counted })}
      />
      <HourFilters view={view} onChange={change} />
      <RoadFilter road={view.road} allText={all.label} onChange={(road) => change({ road })} />
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
      {view.of !== '' && (
        <SelectFilter
          label={formatMessage(FIGURE_FILTER_MESSAGES.device)}
          value={view.of}
          options={[all, { value: view.of, label: formatMessage(FIGURE_FILTER_MESSAGES.oneVehicle) }]}
          onChange={(of) => change({ of })}
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
      {stretch !== null && (
        <SelectFilter
          label={formatMessage(FIGURE_FILTER_MESSAGES.stretch)}
          value={view.stretch}
          options={[all, { value: view.stretch, label: stretchText(stretch) }]}
          onChange={(chosen) => change({ stretch: chosen })}
        />
      )}
    </>
  );
}
