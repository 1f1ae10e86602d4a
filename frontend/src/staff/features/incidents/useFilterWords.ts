import { useIntl } from 'react-intl';
import { STATUS_MESSAGES, TYPE_MESSAGES } from '../../../components/incidents/messages';
import { SEVERITY_MESSAGES } from '../../../components/messages';
import type { IncidentFilter } from '../../../graphql/staff';
import { TABLE_MESSAGES } from '../../kit/table/rows/messages';
import type { IncidentView } from './incident-view';
import { INBOX_MESSAGES } from './messages';

/** Gives what narrows the inbox in words, one for each filter that is set. */
export function useFilterWords(view: IncidentView, filter: IncidentFilter): readonly string[] {
  const { formatMessage } = useIntl();
  const { severity, status, incidentType, from, to, search } = filter;
  return [
    severity && formatMessage(SEVERITY_MESSAGES[severity]),
    status && formatMessage(STATUS_MESSAGES[status]),
    incidentType && formatMessage(TYPE_MESSAGES[incidentType]),
    from && formatMessage(INBOX_MESSAGES.from, { day: view.from }),
    to && formatMessage(INBOX_MESSAGES.to, { day: view.to }),
    search && formatMessage(TABLE_MESSAGES.searched, { text: search }),
  ].filter((words) => typeof words === 'string');
}
