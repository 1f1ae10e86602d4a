import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { CATEGORY_MESSAGES, VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { ExportButton } from '../../kit/exports/ExportButton';
import { VIOLATION_STATUS_MESSAGES } from '../../../components/violation/detail-messages';
import { TABLE_MESSAGES } from '../../kit/table/rows/messages';
import { hasHours } from '../../kit/table/filters/filter-hours';
import { HOUR_FILTER_MESSAGES } from '../../kit/table/filters/messages';
import { useRoadText } from '../../kit/table/filters/useRoadText';
import { FIGURE_FILTER_MESSAGES } from './messages';
import { useStretchText } from './useStretchText';
import { violationFilter, type ViolationView } from './violation-view';

/** A file of the violations that the table shows. */
export function ViolationExport({ view }: { view: ViolationView }) {
  const { formatMessage } = useIntl();
  const stretchText = useStretchText();
  const roadText = useRoadText();
  const { severity, category, transportAgency, status, counted, from, to } = violationFilter(view);
  const search = view.q === '' ? null : view.q;
  const words = [
    severity && formatMessage(ZONE_MESSAGES[ZONE_NAMES[severity]]),
    category && formatMessage(CATEGORY_MESSAGES[category]),
    transportAgency,
    status && formatMessage(VIOLATION_STATUS_MESSAGES[status]),
    counted && formatMessage(FIGURE_FILTER_MESSAGES.yes),
    hasHours(view) &&
      counted &&
      formatMessage(HOUR_FILTER_MESSAGES.hours, { from: counted.fromHour, until: counted.untilHour }),
    counted?.road && roadText(counted.road),
    counted?.vehicleType && formatMessage(VEHICLE_MESSAGES[counted.vehicleType]),
    counted?.agency,
    counted?.cell && `${counted.cell.south.toFixed(2)}, ${counted.cell.west.toFixed(2)}`,
    counted?.stretch && stretchText({ vehicles: 'ALL', ...counted.stretch }),
    from && `${formatMessage(TABLE_MESSAGES.from)} ${view.from}`,
    to && `${formatMessage(TABLE_MESSAGES.to)} ${view.to}`,
    search && formatMessage(TABLE_MESSAGES.searched, { text: search }),
  ];
  return (
    <ExportButton
      kind="VIOLATIONS"
      filter={{
        severity,
        category,
        agency: transportAgency,
        violationStatus: status,
        counted,
        search,
        from,
        to,
      }}
      filterWords={words.flatMap((word) => word || [])}
    />
  );
}
