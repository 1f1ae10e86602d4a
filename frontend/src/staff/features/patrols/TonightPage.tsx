import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { Moon, Printer, Save, Shuffle } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { FaultLine } from '../../../components/states/FaultLine';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import type { PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useMay } from '../../kit/frame/useMay';
import { KeyCap } from '../../kit/keys/KeyCap';
import { KeyLine } from '../../kit/keys/KeyLine';
import { useKeyActs } from '../../kit/keys/useKeyActs';
import { DeniableButton } from '../../kit/pieces/DeniableButton';
import { TONIGHT_MESSAGES } from './messages';
import { MoveStop } from './MoveStop';
import { PastNights } from './PastNights';
import { PatrolAnswer } from './PatrolAnswer';
import { PatrolMap } from './PatrolMap';
import { PatrolPaper } from './PatrolPaper';
import { PatrolSetup } from './PatrolSetup';
import { PatrolTimeline } from './PatrolTimeline';
import { sentStop, usualNight, type PatrolStopRow } from './patrol-setup';
import { usePatrolPlan } from './usePatrolPlan';

const ANEW_KEY = 'o';
const PRINT_KEY = 'p';

/** The patrols of tonight with what they are expected to meet, and the grades of the nights before. */
export function TonightPage() {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState(() => usualNight(Date.now()));
  const state = usePatrolPlan(asked);
  const { plan, failure } = state;
  const mayPlan = useMay()('savePatrolPlan');
  const { night, fromHour, hours, starts } = plan ?? asked;
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.tonight)} keys={null}>
      <PatrolSetup
        asked={{ night, fromHour, hours, starts: [...starts] }}
        towns={state.towns}
        onNight={(next) => setAsked({ ...asked, night: next })}
        onChange={
          plan && plan.version > 0
            ? mayPlan
              ? (setup) => void state.change({ plan, setup, isReplanned: true })
              : null
            : (setup) => setAsked({ ...asked, ...setup })
        }
      />
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
        <Plan plan={plan} state={state} mayPlan={mayPlan}>
          <PastNights mayCount={mayPlan} />
        </Plan>
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
                { keys: [ANEW_KEY], text: formatMessage(TONIGHT_MESSAGES.other) },
                { keys: [PRINT_KEY], text: formatMessage(TONIGHT_MESSAGES.print) },
              ]
            : []),
        ]}
      />
    </StaffScreen>
  );
}

interface PlanProps {
  plan: PatrolPlanFieldsFragment;
  state: ReturnType<typeof usePatrolPlan>;
  mayPlan: boolean;
  /** The nights before. */
  children: ReactNode;
}

function Plan({ plan, state, mayPlan, children }: PlanProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(0);
  const [moving, setMoving] = useState<number | null>(null);
  const { copy, endPrint } = state;
  useEffect(
    function printCopy() {
      if (copy !== null) {
        window.print();
        endPrint();
      }
    },
    [copy, endPrint],
  );
  const at = plan.stops[chosen];
  const lock = (stop: PatrolStopRow) => {
    const stops = plan.stops.map((each) => ({
      ...sentStop(each),
      isLocked: each.number === stop.number ? !each.isLocked : each.isLocked,
    }));
    void state.change({ plan, stops });
  };
  const planAnew = () => void state.change({ plan, isReplanned: true });
  const print = () => void state.printCopy(plan);
  const step = (by: number) =>
    setChosen((before) => Math.max(0, Math.min(plan.stops.length - 1, before + by)));
  useKeyActs({
    j: () => step(1),
    k: () => step(-1),
    ...(mayPlan && !state.isBusy
      ? {
          l: () => at !== undefined && lock(at),
          m: () => at !== undefined && setMoving(at.number),
          [ANEW_KEY]: planAnew,
          [PRINT_KEY]: print,
        }
      : {}),
  });
  const moved = plan.stops.find(({ number }) => number === moving);
  const button = {
    size: 'sm' as const,
    minH: { base: '12', md: '9' },
    isAllowed: mayPlan,
    permissionText: formatMessage(TONIGHT_MESSAGES.permission),
    disabled: state.isBusy,
  };
  return (
    <>
      <PatrolAnswer plan={plan} />
      <Flex wrap="wrap" gap="2" align="center">
        {plan.version === 0 && (
          <DeniableButton {...button} onClick={() => void state.change({ plan })}>
            <Save size={16} aria-hidden />
            {formatMessage(TONIGHT_MESSAGES.store)}
          </DeniableButton>
        )}
        <DeniableButton {...button} variant="outline" onClick={planAnew}>
          <Shuffle size={16} aria-hidden />
          {formatMessage(TONIGHT_MESSAGES.other)}
          <KeyCap text={ANEW_KEY} />
        </DeniableButton>
        <DeniableButton {...button} variant={plan.version === 0 ? 'outline' : 'solid'} onClick={print}>
          <Printer size={16} aria-hidden />
          {formatMessage(TONIGHT_MESSAGES.print)}
          <KeyCap text={PRINT_KEY} />
        </DeniableButton>
        <Text textStyle="small" color="fg.muted">
          {plan.version === 0
            ? formatMessage(TONIGHT_MESSAGES.proposal)
            : formatMessage(TONIGHT_MESSAGES.storedBy, { version: plan.version, name: plan.savedBy ?? '–' })}
        </Text>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap="3"
        alignItems="start"
      >
        <Flex direction="column" gap="3" minW="0">
          <PatrolMap stops={plan.stops} chosen={at?.number ?? null} onChoose={setChosen} />
          <PatrolTimeline plan={plan} chosen={at?.number ?? null} onChoose={setChosen} />
        </Flex>
        <Box gridRow={{ lg: '1 / span 2' }} gridColumn={{ lg: '2' }} minW="0">
          <PatrolPaper
            plan={plan}
            copy={copy}
            chosen={at?.number ?? null}
            onChoose={setChosen}
            onLock={mayPlan ? lock : null}
            onMove={mayPlan ? ({ number }) => setMoving(number) : null}
          />
        </Box>
        <Flex direction="column" gap="3" minW="0">
          {children}
        </Flex>
      </Grid>
      {moved !== undefined && (
        <MoveStop
          key={`${plan.version} ${moved.number}`}
          plan={plan}
          stop={moved}
          failure={state.failure}
          isBusy={state.isBusy}
          onMoved={(stops) =>
            void state.change({ plan, stops }).then((isDone) => {
              setMoving(isDone ? null : moved.number);
            })
          }
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
