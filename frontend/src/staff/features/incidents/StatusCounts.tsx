import { INCIDENT_STATUSES, type IncidentStatus } from '@wakafine/domain/incidents/incidents';
import { useIntl } from 'react-intl';
import { STATUS_ICONS } from '../../../components/incidents/IncidentStatusBadge';
import { STATUS_MESSAGES } from '../../../components/incidents/messages';
import { CountButton } from '../../kit/pieces/CountButton';
import { CountRow } from '../../kit/pieces/CountRow';
import { INBOX_MESSAGES } from './messages';
import type { IncidentCounts } from './useIncidentCounts';

export interface StatusCountsProps {
  counts: IncidentCounts | null;
  /** Status that the list shows; null is all. */
  value: IncidentStatus | null;
  onChange: (value: IncidentStatus | null) => void;
}

/**
 * Number of incidents that are in each status; each is a button that narrows the list to it. Scrolls sideways on
 * phones.
 */
export function StatusCounts({ counts, value, onChange }: StatusCountsProps) {
  const { formatMessage } = useIntl();
  return (
    <CountRow label={formatMessage(INBOX_MESSAGES.status)}>
      <CountButton
        label={formatMessage(INBOX_MESSAGES.all)}
        count={counts?.anyStatus ?? 0}
        isChosen={value === null}
        onChoose={() => onChange(null)}
      />
      {INCIDENT_STATUSES.map((status) => {
        const Icon = STATUS_ICONS[status];
        return (
          <CountButton
            key={status}
            label={formatMessage(STATUS_MESSAGES[status])}
            mark={<Icon size={14} aria-hidden />}
            count={counts?.byStatus[status] ?? 0}
            isChosen={value === status}
            onChoose={() => onChange(status)}
          />
        );
      })}
    </CountRow>
  );
}
