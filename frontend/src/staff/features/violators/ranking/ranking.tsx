import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../../components/forms/Segmented';
import type { RankingMeasure } from '../../../../graphql/staff';
import type { StaffRange } from '../../../kit/frame/useStaffRange';
import { RANKING_MESSAGES } from '../view/messages';

/** Days of a time range, with today. */
export const RANGE_DAYS: Record<StaffRange, number> = { '24h': 1, '7d': 7, '30d': 30 };

/** Measure of a ranking, from the text in an address. */
export function measureOf(text: string): RankingMeasure {
  return text === 'PER_1000_KM' ? 'PER_1000_KM' : 'VIOLATIONS';
}

/** By what a ranking goes, and how it is counted. */
export function RankingTools({
  by,
  onChange,
}: {
  by: RankingMeasure;
  onChange: (by: RankingMeasure) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Segmented<RankingMeasure>
        label={formatMessage(RANKING_MESSAGES.measure)}
        isLabelHidden
        isCompact
        value={by}
        onChange={onChange}
        choices={[
          { value: 'VIOLATIONS', label: formatMessage(RANKING_MESSAGES.raw) },
          { value: 'PER_1000_KM', label: formatMessage(RANKING_MESSAGES.per1000) },
        ]}
      />
      {/* Below all tools, of which others may follow. */}
      <Text textStyle="micro" fontWeight="normal" color="fg.muted" flex="1 1 100%" order="1">
        {formatMessage(RANKING_MESSAGES.rankNote)}
      </Text>
    </>
  );
}
