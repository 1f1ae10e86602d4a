import { chakra, Flex, Text } from '@chakra-ui/react';
import { limitText } from '@wakafine/domain/violations/proof-texts';
import { languageChoice } from '@wakafine/domain/people/languages';
import { Info, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { LimitSign } from '../../zones/LimitSign';
import { DETAIL_MESSAGES } from '../detail-messages';
import { placeOf } from '../place-of';
import { FineCard } from './FineCard';
import { PlaceFacts, type PlaceFactsProps } from './PlaceFacts';
import { ProofSentence } from '../ProofSentence';
import { AgencyFacts, VehicleFacts } from './VehicleFacts';
import { ViolationFacts } from './ViolationFacts';
import { ViolationHead } from '../ViolationHead';
import { ViolationSeverityBadge, type SeverityScale } from '../ViolationSeverityBadge';

export interface ViolationDetailsProps extends PlaceFactsProps {
  /** Consequences, after the measurement. */
  children?: ReactNode;
  /** Of an own violation with a case. */
  caseNumber?: string | null;
  /** Reason of the people who withdrew it; null where late positions did. */
  whyWithdrawn?: string | null;
}

/** All that is known of one violation: vehicle, agency, speeds, place and what it may cost. */
export function ViolationDetails({
  violation,
  routePath,
  children,
  caseNumber = null,
  whyWithdrawn = null,
}: ViolationDetailsProps) {
  const intl = useIntl();
  return (
    <Flex direction="column" gap="3">
      <div>
        <Text role="status" textStyle="small" color="fg.muted">
          {intl.formatMessage(DETAIL_MESSAGES.viewing, { id: violation.id })}
        </Text>
        {violation.isOwn ? (
          <OwnHead violation={violation} caseNumber={caseNumber} />
        ) : (
          <ViolationHead violation={violation} scale={scaleOf(violation)} />
        )}
      </div>
      <Flex align="center" justify="space-between" gap="3">
        <ProofSentence violation={violation} isHeadline />
        <Sign violation={violation} />
      </Flex>
      {violation.isOwn && <PlaceLine violation={violation} />}
      {violation.isWithdrawn && <Withdrawn why={whyWithdrawn} />}
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

/** Severity, and the number of the case: the sentence below says the rest. */
function OwnHead({ violation, caseNumber }: Pick<ViolationDetailsProps, 'violation' | 'caseNumber'>) {
  const intl = useIntl();
  return (
    <Flex align="center" justify="space-between" columnGap="3" rowGap="1" wrap="wrap" pt="1">
      <ViolationSeverityBadge violation={violation} scale="card" />
      {caseNumber && (
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(DETAIL_MESSAGES.caseNumber, { number: caseNumber })}
        </Text>
      )}
    </Flex>
  );
}

/** The limit as a road sign; nothing for a claim. */
function Sign({ violation }: Pick<ViolationDetailsProps, 'violation'>) {
  const { language } = useLanguage();
  const { limitKmh, isLimitConfirmed } = violation;
  return (
    limitKmh !== null && (
      <LimitSign
        kmh={limitKmh}
        look={isLimitConfirmed === false ? 'unconfirmed' : 'confirmed'}
        label={limitText(violation, languageChoice(language)) ?? ''}
        width="64px"
      />
    )
  );
}

function PlaceLine({ violation }: Pick<ViolationDetailsProps, 'violation'>) {
  const placeText = usePlaceText();
  const place = placeOf(violation);
  return (
    <Flex gap="2" align="flex-start" color="fg.muted">
      <chakra.span pt="0.5" aria-hidden>
        <MapPin size={20} />
      </chakra.span>
      <Text minW="0" overflowWrap="anywhere">
        {place !== null && `${placeText(place, violation.headingDeg)} · `}
        <bdi>{violation.registrationNumber}</bdi>
      </Text>
    </Flex>
  );
}

function Withdrawn({ why }: { why: string | null }) {
  const intl = useIntl();
  return (
    <Flex gap="2.5" p="3" bg="info.subtle" borderRadius="control" textStyle="small">
      <Flex color="info.fg" aria-hidden>
        <Info size={20} />
      </Flex>
      <Text flex="1" overflowWrap="anywhere">
        {why === null
          ? intl.formatMessage(DETAIL_MESSAGES.withdrawn)
          : intl.formatMessage(DETAIL_MESSAGES.withdrawnByPeople, { why })}
      </Text>
    </Flex>
  );
}
