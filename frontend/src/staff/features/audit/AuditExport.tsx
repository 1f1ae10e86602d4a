import { useIntl } from 'react-intl';
import { ExportButton } from '../../kit/exports/ExportButton';
import { filterDays } from '../../kit/table/filters/filter-days';
import { TABLE_MESSAGES } from '../../kit/table/rows/messages';
import { auditFilter, type AuditView } from './audit-view';
import { AUDIT_ACT_MESSAGES, AUDIT_MESSAGES } from './messages';

/** A file of the entries that the log shows. */
export function AuditExport({ view }: { view: AuditView }) {
  const { formatMessage } = useIntl();
  const { acts, search } = auditFilter(view);
  const [act = null] = acts ?? [];
  const { from, to } = view;
  return (
    <ExportButton
      kind="AUDIT"
      filter={{ act, search, ...filterDays({ from, to }) }}
      filterWords={[
        ...(act === null ? [] : [formatMessage(AUDIT_ACT_MESSAGES[act])]),
        ...(from === '' ? [] : [formatMessage(AUDIT_MESSAGES.fromWord, { day: from })]),
        ...(to === '' ? [] : [formatMessage(AUDIT_MESSAGES.toWord, { day: to })]),
        ...(search ? [formatMessage(TABLE_MESSAGES.searched, { text: search })] : []),
      ]}
    />
  );
}
