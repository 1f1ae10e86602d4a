import { severityScales } from '@wakafine/domain/severity-scales';
import { useIntl } from 'react-intl';
import { ZoneBadge } from '../ZoneBadge';
import { ZONE_NAMES } from '../zone-names';
import type { DetailedViolationFragment } from '../../graphql/generated';
import { secondsBetween, useFormats } from '../../lib/format';
import { CardSeverityBadge } from './CardSeverityBadge';
import { GRADE_MESSAGES, VIOLATION_FACT_MESSAGES, VIOLATION_STATUS_MESSAGES } from './detail-messages';
import { Fact, FactCard } from './FactCard';
import { KNOWN_MESSAGES } from './messages';

/** How fast and for how long, how severe, how well it is proved, and what has become of it. */
export function ViolationFacts({ violation }: { violation: DetailedViolationFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const { speedKmh, meanSpeedKmh, limitKmh, startedAt, endedAt, severity, grade, isClaimed, reported } =
    violation;
  return (
    <FactCard title={VIOLATION_FACT_MESSAGES.violation}>
      <Fact label={VIOLATION_FACT_MESSAGES.peak}>{formats.speed(speedKmh)}</Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.mean}>
        {meanSpeedKmh === null ? null : formats.speed(meanSpeedKmh)}
      </Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.limit}>{limitKmh === null ? null : formats.speed(limitKmh)}</Fact>
      <Fact label={VIOLATION_FACT_MESSAGES.severity}>
        <CardSeverityBadge severity={severityScales(violation).card} />
      </Fact>
      <Fact label={KNOWN_MESSAGES.zone}>
        <ZoneBadge zone={ZONE_NAMES[severity]} />
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
