import { useIntl } from 'react-intl';
import { ExportButton } from '../exports/ExportButton';
import { filterDays } from '../table/filter-days';
import { auditFilter, type AuditView } from './audit-view';
import { AUDIT_ACT_MESSAGES, AUDIT_MESSAGES } from './messages';

/** A file of the audit log as it is narrowed by act and days; a search does not narrow it. */
export function AuditExport({ view }: { view: AuditView }) {
  const { formatMessage } = useIntl();
  const [act = null] = auditFilter(view).acts ?? [];
  const { from, to } = view;
  return (
    <ExportButton
      kind="AUDIT"
      filter={{ act, ...filterDays({ from, to }) }}
      filterWords={[
        ...(act === null ? [] : [formatMessage(AUDIT_ACT_MESSAGES[act])]),
        ...(from === '' ? [] : [formatMessage(AUDIT_MESSAGES.fromWord, { day: from })]),
        ...(to === '' ? [] : [formatMessage(AUDIT_MESSAGES.toWord, { day: to })]),
      ]}
    />
  );
}
