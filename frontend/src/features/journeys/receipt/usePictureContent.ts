import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { TRACE_STYLES } from '../../../components/route-map/trace-styles';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { useFormats } from '../../../lib/format/format';
import { PDF_ZONE_COLORS } from '../../../lib/pdf/pdf-colors';
import { shownViolations } from '../shown/journey-track';
import { JOURNEY_MESSAGES } from '../shown/messages';
import { PICTURE_MESSAGES, RECEIPT_MESSAGES as TEXTS } from './messages';
import type { PictureContent } from './receipt-picture';
import { receiptFigures } from './ReceiptFigures';
import type { ReceiptJourney } from './useReceiptJourney';

/** Content of the picture of a receipt: trip, figures, zones and count; no plate, name, route or record. */
export function usePictureContent(
  { journey, zonesM, isConfirmed }: ReceiptJourney,
  trip: string,
): PictureContent {
  const intl = useIntl();
  const formats = useFormats();
  const wholeM = [...zonesM.values()].reduce((sum, each) => sum + each, 0);
  const { startTime, endTime, violations, alerts } = journey;
  const count = shownViolations(violations, { withClaims: false }).length;
  return {
    title: trip,
    hours: intl.formatMessage(TEXTS.hours, {
      day: formats.date(startTime),
      start: formats.time(startTime),
      end: formats.time(endTime ?? startTime),
    }),
    figures: receiptFigures(journey, { intl, formats }),
    zones: TRACE_STYLES.map(({ zone }) => ({
      word: intl.formatMessage(ZONE_MESSAGES[ZONE_NAMES[zone]]),
      value: formats.distance((zonesM.get(zone) ?? 0) / 1_000),
      share: wholeM === 0 ? 0 : (zonesM.get(zone) ?? 0) / wholeM,
      color: PDF_ZONE_COLORS[ZONE_NAMES[zone]].trace,
    })),
    notes: isConfirmed
      ? [
          intl.formatMessage(JOURNEY_MESSAGES.violations, { count }),
          intl.formatMessage(TEXTS.alerts, { count: alerts.length }),
          intl.formatMessage(PICTURE_MESSAGES.confirmed),
        ]
      : [intl.formatMessage(PICTURE_MESSAGES.unconfirmed)],
  };
}
