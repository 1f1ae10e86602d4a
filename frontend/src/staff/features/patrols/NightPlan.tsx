import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { Printer, Save, Shuffle, Undo2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { KeyCap } from '../../kit/keys/KeyCap';
import { useKeyActs } from '../../kit/keys/useKeyActs';
import { DeniableButton } from '../../kit/pieces/DeniableButton';
import { TONIGHT_MESSAGES } from './messages';
import { MoveStop } from './MoveStop';
import { PatrolAnswer } from './PatrolAnswer';
import { PatrolMap } from './PatrolMap';
import { PatrolPaper } from './PatrolPaper';
import { PatrolTimeline } from './PatrolTimeline';
import { sentStop, type PatrolStopRow } from './stops/patrol-setup';
import type { OnStopMove } from './stops/stop-moves';
import type { usePatrolPlan } from './usePatrolPlan';
import { useStopChanges } from './useStopChanges';

/** Key that plans everything but locked stops again. */
export const ANEW_KEY = 'o';
/** Key that prints the plan. */
export const PRINT_KEY = 'p';

export interface NightPlanProps {
  plan: PatrolPlanFieldsFragment;
  state: ReturnType<typeof usePatrolPlan>;
  mayPlan: boolean;
  /** Choices that stand below the answer; null where they stand elsewhere. */
  setup: ReactNode;
  /** The nights before. */
  children: ReactNode;
}

/** The plan of one night: its answer, the stops on a map, by hour and on paper, and everything that changes them. */
export function NightPlan({ plan, state, mayPlan, setup, children }: NightPlanProps) {
  const { formatMessage } = useIntl();
  const changes = useStopChanges(plan, state.change);
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
    void changes.store({ stops });
  };
  const planAnew = () => void changes.store({ isReplanned: true });
  const dragTo: OnStopMove = async (...moved) => setChosen((await changes.move(...moved))?.number ?? chosen);
  const undo = () => void changes.undo?.();
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
          'Ctrl+z': changes.undo === null ? undefined : undo,
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
  const shown = {
    ...{ plan, chosen: at?.number ?? null, onChoose: setChosen },
    onMove: mayPlan && !state.isBusy ? dragTo : null,
  };
  return (
    <>
      <PatrolAnswer plan={plan} />
      {setup}
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
        {mayPlan && changes.undo !== null && (
          <DeniableButton {...button} variant="outline" onClick={undo}>
            <Undo2 size={16} aria-hidden />
            {formatMessage(TONIGHT_MESSAGES.undo)}
          </DeniableButton>
        )}
        <Text textStyle="small" color="fg.muted">
          {plan.version === 0
            ? formatMessage(TONIGHT_MESSAGES.proposal)
            : formatMessage(TONIGHT_MESSAGES.storedBy, { version: plan.version, name: plan.savedBy ?? '–' })}
        </Text>
        <Text role="status" textStyle="small">
          {changes.said}
        </Text>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap="3"
        alignItems="start"
      >
        <Flex direction="column" gap="3" minW="0">
          <PatrolMap {...shown} />
          <PatrolTimeline {...shown} />
        </Flex>
        <Box gridRow={{ lg: '1 / span 2' }} gridColumn={{ lg: '2' }} minW="0">
          <PatrolPaper
            {...{ plan, copy }}
            chosen={shown.chosen}
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
          onMove={async (move) => {
            const now = await changes.move(plan, moved, move);
            setMoving(now === null ? moved.number : null);
            setChosen(now?.number ?? chosen);
          }}
          onRemove={async () => {
            const stops = plan.stops.filter(({ number }) => number !== moved.number).map(sentStop);
            setMoving((await changes.store({ stops })) === null ? moved.number : null);
          }}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
