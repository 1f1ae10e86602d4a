import { Button, chakra, Grid, Spinner } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { DrivingChoice } from '../../../components/DrivingPanel';
import { DRIVING_MESSAGES, JOURNEY_MESSAGES } from '../context/messages';

/** Time for which the button is held before the journey ends. */
export const HOLD_MS = 1_000;

export interface HoldToEndProps {
  isBusy: boolean;
  onEnd: () => void;
  /** The buttons to the left of it, which give way to the question. */
  children?: ReactNode;
}

/** Ends the journey after a press of one second, while a ring fills; a short press asks instead, for those who cannot hold. */
export function HoldToEnd({ isBusy, onEnd, children }: HoldToEndProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const [isHolding, setIsHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasEnded = useRef(false);
  const endButton = useRef<HTMLButtonElement>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleDown(): void {
    hasEnded.current = false;
    setIsHolding(true);
    timer.current = setTimeout(() => {
      hasEnded.current = true;
      setIsHolding(false);
      onEnd();
    }, HOLD_MS);
  }

  function handleRelease(): void {
    clearTimeout(timer.current);
    setIsHolding(false);
  }

  function handleClick(): void {
    if (!hasEnded.current) {
      ask(true);
    }
  }

  // The buttons change places, and the focus would be lost with the one that goes.
  function ask(isAsked: boolean): void {
    flushSync(() => setIsAsking(isAsked));
    (isAsked ? continueButton : endButton).current?.focus();
  }

  if (isAsking && !isBusy) {
    return (
      <Grid
        role="group"
        aria-label={formatMessage(JOURNEY_MESSAGES.confirmEnd)}
        templateColumns="1fr 1fr"
        gap="2"
      >
        <Button
          ref={continueButton}
          minH="96px"
          borderRadius="card"
          fontSize="min(1.25rem, 6.25vmin)"
          variant="outline"
          onClick={() => ask(false)}
        >
          {formatMessage(JOURNEY_MESSAGES.goOn)}
        </Button>
        <Button
          minH="96px"
          borderRadius="card"
          fontSize="min(1.25rem, 6.25vmin)"
          whiteSpace="normal"
          onClick={onEnd}
        >
          {formatMessage(JOURNEY_MESSAGES.end)}
        </Button>
      </Grid>
    );
  }
  return (
    <Grid gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" gap="2">
      {children}
      <DrivingChoice
        ref={endButton}
        type="button"
        disabled={isBusy}
        aria-description={formatMessage(DRIVING_MESSAGES.holdHint)}
        touchAction="none"
        onPointerDown={handleDown}
        onPointerUp={handleRelease}
        onPointerLeave={handleRelease}
        onPointerCancel={handleRelease}
        onContextMenu={(event) => event.preventDefault()}
        onClick={handleClick}
      >
        {isBusy ? <Spinner size="lg" /> : <HoldRing isHolding={isHolding} />}
        {formatMessage(DRIVING_MESSAGES.end)}
      </DrivingChoice>
    </Grid>
  );
}

function HoldRing({ isHolding }: { isHolding: boolean }) {
  return (
    <chakra.svg width="32px" height="32px" viewBox="0 0 32 32" fill="none" overflow="visible" aria-hidden>
      <circle cx="16" cy="16" r="14" stroke="currentColor" strokeWidth="2.5" strokeDasharray="4 3.33" />
      <chakra.circle
        cx="16"
        cy="16"
        r="14"
        pathLength={1}
        stroke="currentColor"
        strokeWidth="5px"
        transform="rotate(-90 16 16)"
        style={{ strokeDasharray: 1, strokeDashoffset: isHolding ? 0 : 1 }}
        opacity={isHolding ? 1 : 0}
        transition={isHolding ? `stroke-dashoffset ${HOLD_MS}ms linear` : 'none'}
      />
      <rect x="11" y="11" width="10" height="10" rx="2" fill="currentColor" />
    </chakra.svg>
  );
}
