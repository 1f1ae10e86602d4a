import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { CATEGORY_MESSAGES } from '../../../components/vehicle-messages';
import { ZONE_NAMES } from '../../../components/zone-names';
import { ExportButton } from '../exports/ExportButton';
import { TABLE_MESSAGES } from '../table/messages';
import { violationFilter, type ViolationView } from './violation-view';

/** A file of the violations by zone, category, agency and days; the file knows no search and no status. */
export function ViolationExport({ view }: { view: ViolationView }) {
  const { formatMessage } = useIntl();
  const { severity, category, transportAgency, from, to } = violationFilter(view);
  const words = [
    severity && formatMessage(ZONE_MESSAGES[ZONE_NAMES[severity]]),
    category && formatMessage(CATEGORY_MESSAGES[category]),
    transportAgency,
    from && `${formatMessage(TABLE_MESSAGES.from)} ${view.from}`,
    to && `${formatMessage(TABLE_MESSAGES.to)} ${view.to}`,
  ];
  return (
    <ExportButton
      kind="VIOLATIONS"
      filter={{ severity, category, agency: transportAgency, from, to }}
      filterWords={words.flatMap((word) => word ?? [])}
    />
  );
}
