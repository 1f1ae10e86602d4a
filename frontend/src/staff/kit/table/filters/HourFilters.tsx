import { SEGMENT_FILTER } from '@wakafine/domain/segments/segment-filter';
import { useIntl } from 'react-intl';
import { filterHours, hasHours, type HourView } from './filter-hours';
import { SelectFilter } from './filters';
import { HOUR_FILTER_MESSAGES } from './messages';

interface HourFiltersProps {
  view: HourView;
  onChange: (hours: Partial<HourView>) => void;
}

/** First hour of the day that narrows a table and the one that ends them; nothing unless the address says them. */
export function HourFilters({ view, onChange }: HourFiltersProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (!hasHours(view)) {
    return null;
  }
  const { fromHour, untilHour } = filterHours(view);
  const options = ({ min, max }: { min: number; max: number }) =>
    Array.from({ length: max - min + 1 }, (_, index) => ({
      value: String(min + index),
      label: formatMessage(HOUR_FILTER_MESSAGES.hour, { hour: formatNumber(min + index) }),
    }));
  return (
    <>
      <SelectFilter
        label={formatMessage(HOUR_FILTER_MESSAGES.fromHour)}
        value={String(fromHour)}
        options={options(SEGMENT_FILTER.fromHour)}
        onChange={(from) => onChange({ fromHour: from })}
      />
      <SelectFilter
        label={formatMessage(HOUR_FILTER_MESSAGES.untilHour)}
        value={String(untilHour)}
        options={options(SEGMENT_FILTER.untilHour)}
        onChange={(until) => onChange({ untilHour: until })}
      />
    </>
  );
}
