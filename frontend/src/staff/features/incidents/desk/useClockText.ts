import { responseClock } from '@wakafine/domain/incidents/response-goals';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { StaffIncidentRowFragment } from '../../../../graphql/staff';
import { secondsBetween, useFormats } from '../../../../lib/format/format';
import { CLOCK_MESSAGES } from './desk-messages';

/** Members that the response clock rests on. */
export type ClockedIncident = Pick<StaffIncidentRowFragment, 'receivedAt' | 'answerDueAt' | 'answeredAt'>;

/** The response clock of an incident in words, and whether its goal was missed. */
export interface ClockText {
  readonly text: string;
  readonly isLate: boolean;
}

/** Gives the response clock of an incident at a time of the server, ms: `12 min left`, `late by 1 h 5 min`. */
export function useClockText(): (incident: ClockedIncident, nowMs: number) => ClockText {
  const { formatMessage } = useIntl();
  const { wholeDuration } = useFormats();
  return useCallback(
    ({ receivedAt, answerDueAt, answeredAt }, nowMs) => {
      const answeredAtMs = answeredAt ? Date.parse(answeredAt) : null;
      const { state, minutes } = responseClock({ dueAtMs: Date.parse(answerDueAt), answeredAtMs }, nowMs);
      const time = wholeDuration(minutes * 60);
      switch (state) {
        case 'RUNNING':
          return { text: formatMessage(CLOCK_MESSAGES.left, { time }), isLate: false };
        case 'LATE':
          return { text: formatMessage(CLOCK_MESSAGES.late, { time }), isLate: true };
        case 'IN_TIME': {
          const after = wholeDuration(Math.floor(secondsBetween(receivedAt, answeredAt ?? receivedAt)));
          return { text: formatMessage(CLOCK_MESSAGES.inTime, { time: after }), isLate: false };
        }
        case 'TOO_LATE':
          return { text: formatMessage(CLOCK_MESSAGES.tooLate, { time }), isLate: true };
      }
    },
    [formatMessage, wholeDuration],
  );
}
