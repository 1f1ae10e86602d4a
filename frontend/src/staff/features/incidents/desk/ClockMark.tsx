import { chakra } from '@chakra-ui/react';
import { AlarmClock, CircleCheck, Hourglass } from 'lucide-react';
import { useClockText, type ClockedIncident } from './useClockText';

export interface ClockMarkProps {
  incident: ClockedIncident;
  /** Time of the server, ms. */
  nowMs: number;
}

/** The response clock of an incident: an hourglass while it runs, an alarm clock where it is late, a tick where it was answered in time. */
export function ClockMark({ incident, nowMs }: ClockMarkProps) {
  const { text, isLate } = useClockText()(incident, nowMs);
  const isAnswered = incident.answeredAt !== null;
  const Icon = isLate ? AlarmClock : isAnswered ? CircleCheck : Hourglass;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      fontWeight={isAnswered ? 'normal' : 'bold'}
      color={isAnswered ? 'fg.muted' : undefined}
    >
      <Icon size={14} aria-hidden style={{ flexShrink: 0 }} />
      {text}
    </chakra.span>
  );
}
