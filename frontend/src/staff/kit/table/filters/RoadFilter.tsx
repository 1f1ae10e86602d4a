import { COUNTED_ROADS } from '@wakafine/domain/places/road-corridors';
import { useIntl } from 'react-intl';
import { SelectFilter } from './filters';
import { ROAD_FILTER_MESSAGES } from './messages';
import { useRoadText } from './useRoadText';

interface RoadFilterProps {
  /** One of {@link COUNTED_ROADS} as an address says it; empty: every road. */
  road: string;
  /** Words for every road. */
  allText: string;
  onChange: (road: string) => void;
}

/** National road that narrows a table; nothing unless the address says one. */
export function RoadFilter({ road, allText, onChange }: RoadFilterProps) {
  const { formatMessage } = useIntl();
  const roadText = useRoadText();
  if (road === '') {
    return null;
  }
  return (
    <SelectFilter
      label={formatMessage(ROAD_FILTER_MESSAGES.road)}
      value={road}
      options={[
        { value: '', label: allText },
        ...COUNTED_ROADS.map((value) => ({ value, label: roadText(value) })),
      ]}
      onChange={onChange}
    />
  );
}
