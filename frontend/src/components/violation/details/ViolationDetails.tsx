import { Flex, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DETAIL_MESSAGES } from '../detail-messages';
import { FineCard } from './FineCard';
import { PlaceFacts, type PlaceFactsProps } from './PlaceFacts';
import { ProofSentence } from '../ProofSentence';
import { AgencyFacts, VehicleFacts } from './VehicleFacts';
import { ViolationFacts } from './ViolationFacts';
import { ViolationHead } from '../ViolationHead';
import type { SeverityScale } from '../ViolationSeverityBadge';

export interface ViolationDetailsProps extends PlaceFactsProps {
  /** Consequences, after the measurement. */
  children?: ReactNode;
}

/** All that is known of one violation: vehicle, agency, speeds, place and what it may cost. */
export function ViolationDetails({ violation, routePath, children }: ViolationDetailsProps) {
  const intl = useIntl();
  return (
    <Flex direction="column" gap="3">
      <div>
        <Text role="status" textStyle="small" color="fg.muted">
          {intl.formatMessage(DETAIL_MESSAGES.viewing, { id: violation.id })}
        </Text>
        <ViolationHead violation={violation} scale={scaleOf(violation)} />
      </div>
      <ProofSentence violation={violation} isHeadline />
      {violation.isWithdrawn && <Withdrawn />}
      {children}
      <VehicleFacts violation={violation} />
      <AgencyFacts violation={violation} />
      <ViolationFacts violation={violation} scale={scaleOf(violation)} />
      <PlaceFacts violation={violation} routePath={routePath} />
      <FineCard violation={violation} />
    </Flex>
  );
}

function scaleOf({ isOwn }: PlaceFactsProps['violation']): SeverityScale {
  return isOwn ? 'card' : 'zone';
}

function Withdrawn() {
  const intl = useIntl();
  return (
    <Flex gap="2.5" p="3" bg="info.subtle" borderRadius="control" textStyle="small">
      <Flex color="info.fg" aria-hidden>
        <Info size={20} />
      </Flex>
      <Text flex="1">{intl.formatMessage(DETAIL_MESSAGES.withdrawn)}</Text>
    </Flex>
  );
}
