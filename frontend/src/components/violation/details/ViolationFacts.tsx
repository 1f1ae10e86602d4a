import { Text } from '@chakra-ui/react';
import { limitPlaceText, measuredKmh } from '@wakafine/domain/violations/proof-texts';
import { useIntl } from 'react-intl';
import type { DetailedViolationFragment } from '../../../graphql/generated';
import { secondsBetween, useFormats } from '../../../lib/format/format';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { languageChoice } from '@wakafine/domain/people/languages';
import { GRADE_MESSAGES, VIOLATION_FACT_MESSAGES, VIOLATION_STATUS_MESSAGES } from '../detail-messages';
import { Fact, FactCard, Unknown } from '../FactCard';
import { KNOWN_MESSAGES } from '../messages';
import { ViolationSeverityBadge, type SeverityScale } from '../ViolationSeverityBadge';

export interface ViolationFactsProps {
  violation: DetailedViolationFragment;
  scale: SeverityScale;
}

/** Speed and duration, severity, quality of proof, and status. */
export function ViolationFacts({ violation, scale }: ViolationFactsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { speedKmh, meanSpeedKmh, isOverGaps, startedAt, endedAt, grade, isClaimed, reported } = violation;
  return (
    <FactCard title={VIOLATION_FACT_MESSAGES.violation} footer={<Measured violation={violation} />}>
      {/* Over a time without positions there is a mean speed alone. */}
      <Fact label={VIOLATION_FACT_MESSAGES.peak}>{isOverGaps ? null : formats.speed(speedKmh)}</Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.mean}>
        {meanSpeedKmh === null ? null : formats.speed(meanSpeedKmh)}
      </Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.limit}>
        <Limit violation={violation} />
      </Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.severity}>
        <ViolationSeverityBadge violation={violation} scale={scale} />
      </Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.duration}>
        {endedAt === null
          ? intl.formatMessage(VIOLATION_FACT_MESSAGES.open)
          : formats.duration(secondsBetween(startedAt, endedAt))}
      </Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.type}>{intl.formatMessage(VIOLATION_FACT_MESSAGES.speeding)}</Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.status}>
        {intl.formatMessage(VIOLATION_STATUS_MESSAGES[violation.status])}
      </Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.reported}>
        {intl.formatMessage(reported ? VIOLATION_FACT_MESSAGES.yes : VIOLATION_FACT_MESSAGES.notYet)}
      </Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.evidence} isWide>
        {intl.formatMessage(isClaimed ? KNOWN_MESSAGES.claimed : GRADE_MESSAGES[grade])}
      </Fact>
    </FactCard>
  );
}

/** The limit with its place and, where that is so, that nobody has confirmed it yet; a dash for a claim. */
function Limit({ violation }: { violation: DetailedViolationFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const { language } = useLanguage();
  const { limitKmh, isLimitConfirmed } = violation;
  if (limitKmh === null) {
    return <Unknown />;
  }
  return [
    formats.speed(limitKmh),
    limitPlaceText(violation, languageChoice(language)),
    isLimitConfirmed === false ? intl.formatMessage(VIOLATION_FACT_MESSAGES.unconfirmed) : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** Derivation of the proven speed from the measured one. */
function Measured({ violation }: { violation: DetailedViolationFragment }) {
  const intl = useIntl();
  const figures = measuredKmh(violation);
  return (
    figures && (
      <Text textStyle="small" color="fg.muted">
        {intl.formatMessage(VIOLATION_FACT_MESSAGES.measured, figures)}
      </Text>
    )
  );
}
