import { LIMITS } from '@wakafine/domain/input/limits';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { Segmented } from '../../../components/forms/Segmented';
import { ACT_MESSAGES } from '../../kit/pieces/messages';
import { ReasonField } from '../../kit/pieces/ReasonField';
import { PLAN_MESSAGES } from './messages';
import type { ChangePlan } from './useChangePlan';

const DAYS = { days: LIMITS.thresholdsAheadDays.max };

/** Reason why a change is made, and whether at once or from a time that is chosen. */
export function ChangePlanFields({ plan }: { plan: ChangePlan }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ReasonField
        value={plan.reason}
        onChange={(reason) => plan.change({ reason })}
        error={plan.isReasonWrong ? formatMessage(ACT_MESSAGES.reasonMissing) : undefined}
      />
      <Segmented
        label={formatMessage(PLAN_MESSAGES.effect)}
        choices={[
          { value: 'now', label: formatMessage(PLAN_MESSAGES.now) },
          { value: 'later', label: formatMessage(PLAN_MESSAGES.later) },
        ]}
        value={plan.isLater ? 'later' : 'now'}
        onChange={(when) => plan.change({ isLater: when === 'later' })}
      />
      {plan.isLater && <StartField plan={plan} />}
    </>
  );
}

function StartField({ plan }: { plan: ChangePlan }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const hint = formatMessage(PLAN_MESSAGES.startHint, DAYS);
  const error = plan.isTimeWrong ? formatMessage(PLAN_MESSAGES.startWrong, DAYS) : undefined;
  return (
    <FieldShell id={id} label={formatMessage(PLAN_MESSAGES.start)} hint={hint} error={error}>
      <Input
        id={fieldIds(id).inputId}
        type="datetime-local"
        value={plan.startsAt}
        min={plan.earliest}
        max={plan.latest}
        onChange={(event) => plan.change({ startsAt: event.target.value })}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldShell>
  );
}
