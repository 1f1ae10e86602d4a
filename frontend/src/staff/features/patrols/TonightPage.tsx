import { Moon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { FaultLine } from '../../../components/states/FaultLine';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import { useIsPhone } from '../../../lib/useMediaQuery';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useMay } from '../../kit/frame/useMay';
import { KeyLine } from '../../kit/keys/KeyLine';
import { TONIGHT_MESSAGES } from './messages';
import { ANEW_KEY, NightPlan, PRINT_KEY } from './NightPlan';
import { PastNights } from './PastNights';
import { PatrolSetup } from './PatrolSetup';
import { useAskedNight } from './useAskedNight';
import { usePatrolPlan } from './usePatrolPlan';

/** The patrols of tonight with what they are expected to meet, and the grades of the nights before. */
export function TonightPage() {
  const { formatMessage } = useIntl();
  const { asked, ask, askStored } = useAskedNight();
  const state = usePatrolPlan(asked);
  const { plan, failure } = state;
  const mayPlan = useMay()('savePatrolPlan');
  const { night, fromHour, hours, starts } = plan ?? asked;
  // On a phone the choices would fill the screen.
  const isAnswerFirst = useIsPhone() && Boolean(plan);
  const setup = (
    <PatrolSetup
      asked={{ night, fromHour, hours, starts: [...starts] }}
      towns={state.towns}
      onNight={(next) => ask({ ...asked, night: next })}
      onChange={
        plan && plan.version > 0
          ? mayPlan
            ? (chosen) => {
                askStored(plan.night);
                void state.change({ plan, setup: chosen, isReplanned: true });
              }
            : null
          : (chosen) => ask({ ...asked, starts: [...starts], ...chosen })
      }
    />
  );
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.tonight)} keys={null}>
      {!isAnswerFirst && setup}
      {failure !== null && <FaultLine>{failure}</FaultLine>}
      {state.hasFailed && (
        <Card borderRadius={{ md: '12px' }}>
          <ErrorState text={formatMessage(TONIGHT_MESSAGES.failed)} onRetry={state.reload} />
        </Card>
      )}
      {plan === undefined && !state.hasFailed && (
        <Skeleton>
          <SkeletonBlock h="32" mb="3" />
          <SkeletonBlock h="80" />
        </Skeleton>
      )}
      {plan === null && (
        <EmptyState
          icon={Moon}
          title={formatMessage(TONIGHT_MESSAGES.tooLittle)}
          text={formatMessage(TONIGHT_MESSAGES.tooLittleHint)}
        />
      )}
      {plan ? (
        <NightPlan key={plan.night} {...{ plan, state, mayPlan }} setup={isAnswerFirst ? setup : null}>
          <PastNights mayCount={mayPlan} />
        </NightPlan>
      ) : (
        <PastNights mayCount={mayPlan} />
      )}
      <KeyLine
        label={formatMessage(STAFF_PAGE_MESSAGES.tonight)}
        keys={[
          { keys: ['j', 'k'], text: formatMessage(TONIGHT_MESSAGES.keyStop) },
          ...(mayPlan
            ? [
                { keys: ['l'], text: formatMessage(TONIGHT_MESSAGES.keyLock) },
                { keys: ['m'], text: formatMessage(TONIGHT_MESSAGES.keyMove) },
                { keys: ['Ctrl', 'Z'], text: formatMessage(TONIGHT_MESSAGES.undo) },
                { keys: [ANEW_KEY], text: formatMessage(TONIGHT_MESSAGES.other) },
                { keys: [PRINT_KEY], text: formatMessage(TONIGHT_MESSAGES.print) },
              ]
            : []),
        ]}
      />
    </StaffScreen>
  );
}
