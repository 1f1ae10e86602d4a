import { Badge } from '@chakra-ui/react';
import { Clock, Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { ViolatorStatus } from '../graphql/generated';
import { VIOLATOR_STATUS_MESSAGES } from './messages';

/** Status of a vehicle that the authority has decided, by word and icon; never in the colour of a zone. */
export function ViolatorStatusBadge({ status }: { status: ViolatorStatus }) {
  const intl = useIntl();
  const isUnderReview = status === 'UNDER_REVIEW';
  return (
    <Badge
      variant="plain"
      bg={isUnderReview ? 'info.subtle' : undefined}
      color={isUnderReview ? 'info.fg' : undefined}
    >
      {isUnderReview && <Clock size={14} aria-hidden />}
      {status === 'SUSPENDED' && <Lock size={14} aria-hidden />}
      {intl.formatMessage(VIOLATOR_STATUS_MESSAGES[status])}
    </Badge>
  );
}
