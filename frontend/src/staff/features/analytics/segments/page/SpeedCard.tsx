import { useIntl } from 'react-intl';
import type { SegmentPageQuery } from '../../../../../graphql/staff';
import { BarChart } from '../../../../kit/charts/BarChart';
import { ChartCard } from '../../../../kit/charts/ChartCard';
import { rounded } from '../../measures';
import { SEGMENT_PAGE_MESSAGES } from '../messages';

/** Width of a bin of speed, km/h. */
const BIN_KMH = 5;

/** Kilometres by speed, of both directions together. */
export function SpeedCard({ detail: { segment, speeds } }: { detail: SegmentPageQuery['segment'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const bins = speeds[0]?.kmByBin ?? [];
  const points = bins.map((_, bin) => ({
    label: formatNumber(bin * BIN_KMH),
    value: speeds.reduce((sum, { kmByBin }) => sum + (kmByBin[bin] ?? 0), 0),
  }));
  const { medianKmh, v85Kmh, limitKmh } = segment;
  // Down, as every speed that is shown as a whole number.
  const kmh = (value: number | null): string => (value === null ? '–' : formatNumber(Math.floor(value)));
  const note = formatMessage(SEGMENT_PAGE_MESSAGES.speedNote, {
    median: kmh(medianKmh),
    v85: kmh(v85Kmh),
    limit: kmh(limitKmh),
  });
  const title = formatMessage(SEGMENT_PAGE_MESSAGES.speeds);
  return (
    <ChartCard
      title={title}
      summary={`${title}. ${note}`}
      heads={[formatMessage(SEGMENT_PAGE_MESSAGES.bin), formatMessage(SEGMENT_PAGE_MESSAGES.binKm)]}
      rows={points.map(({ label, value }) => [label, rounded(value)])}
      readings={points.map(({ value }, bin) => ({
        words: formatMessage(SEGMENT_PAGE_MESSAGES.binReading, {
          from: bin * BIN_KMH,
          to: (bin + 1) * BIN_KMH,
          km: formatNumber(rounded(value) ?? 0),
        }),
      }))}
      fileName={`wakafine-speeds-${segment.id}`}
      note={note}
    >
      <BarChart points={points} unit={formatMessage(SEGMENT_PAGE_MESSAGES.binAxis)} />
    </ChartCard>
  );
}
