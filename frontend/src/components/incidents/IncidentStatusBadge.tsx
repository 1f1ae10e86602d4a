import { Badge } from '@chakra-ui/react';
import type { IncidentStatus } from '@wakafine/domain/incidents/incidents';
import { CircleCheck, Clock, CopyCheck, Inbox, UsersRound, X, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { STATUS_MESSAGES } from './messages';

/** The picture of each status. */
export const STATUS_ICONS: Record<IncidentStatus, LucideIcon> = {
  RECEIVED: Inbox,
  VERIFIED: UsersRound,
  UNDER_REVIEW: Clock,
  RESOLVED: CircleCheck,
  REJECTED: X,
  DUPLICATE: CopyCheck,
};

/** Status of an incident, by word and icon; never in the colour of a zone. */
export function IncidentStatusBadge({ status }: { status: IncidentStatus }) {
  const { formatMessage } = useIntl();
  const Icon = STATUS_ICONS[status];
  const words = (
    <>
      <Icon size={14} aria-hidden />
      {formatMessage(STATUS_MESSAGES[status])}
    </>
  );
  if (status === 'RESOLVED') {
    return <Badge colorPalette="brand">{words}</Badge>;
  }
  const isUnderReview = status === 'UNDER_REVIEW';
  return (
    <Badge
      variant="plain"
      bg={isUnderReview ? 'info.subtle' : undefined}
      color={isUnderReview ? 'info.fg' : undefined}
    >
      {words}
    </Badge>
  );
}
