import { useIntl } from 'react-intl';
import { CROWD_MESSAGES } from '../../../components/incidents/messages';
import { Fact, FactCard } from '../../../components/violation/FactCard';
import type { StaffViolationDetailQuery } from '../../../graphql/staff';
import { CROWD_VERDICT_MESSAGES } from './messages';

type Violation = NonNullable<StaffViolationDetailQuery['violation']>;

/** Verdict of other crowd reports on a violation that was reported under way, with its reason and confidence. */
export function CrowdCard({ verdict }: { verdict: NonNullable<Violation['crowdVerdict']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const { isVerified, confidence, reason } = verdict;
  return (
    <FactCard title={CROWD_VERDICT_MESSAGES.title}>
      <Fact label={CROWD_VERDICT_MESSAGES.verdict}>
        {formatMessage(isVerified ? CROWD_VERDICT_MESSAGES.verified : CROWD_VERDICT_MESSAGES.unverified)}
      </Fact>
      <Fact label={CROWD_VERDICT_MESSAGES.confidence}>
        {formatNumber(confidence, { style: 'percent', maximumFractionDigits: 0 })}
      </Fact>
      <Fact label={CROWD_VERDICT_MESSAGES.reason} isWide>
        {formatMessage(CROWD_MESSAGES[reason])}
      </Fact>
    </FactCard>
  );
}
