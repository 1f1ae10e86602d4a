import { CONFIRMATION_WORDS } from '@wakafine/domain/input/system-control';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { SystemCountsQuery } from '../../../graphql/staff';
import type { PermittedAct } from '../../kit/pieces/PermitButton';
import { CONTROL_MESSAGES } from './messages';

/** The acts that touch everything. */
export type Control = 'endAll' | 'clearDemo';
export type Counts = SystemCountsQuery['systemCounts'];

export interface ControlLook {
  readonly act: PermittedAct;
  readonly label: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** Must be typed first. */
  readonly words: string;
  readonly done: MessageDescriptor;
  /** With `count`, how many it was. */
  readonly doneText: MessageDescriptor;
  /** The server has refused. */
  readonly failed: MessageDescriptor;
  /** No answer came. */
  readonly error: MessageDescriptor;
  /** Number of entries it would touch. */
  count(counts: Counts): number;
  /** The same in a sentence. */
  now(formatMessage: IntlShape['formatMessage'], counts: Counts): string;
}

/** Question and notice of each of them. */
export const CONTROLS: Record<Control, ControlLook> = {
  endAll: {
    act: 'endAllJourneys',
    label: CONTROL_MESSAGES.end,
    text: CONTROL_MESSAGES.endText,
    words: CONFIRMATION_WORDS.END_ALL_JOURNEYS,
    done: CONTROL_MESSAGES.endDone,
    doneText: CONTROL_MESSAGES.endDoneText,
    failed: CONTROL_MESSAGES.endFailed,
    error: CONTROL_MESSAGES.endError,
    count: ({ activeJourneys }) => activeJourneys,
    now: (formatMessage, { activeJourneys }) =>
      formatMessage(CONTROL_MESSAGES.endNow, { count: activeJourneys }),
  },
  clearDemo: {
    act: 'clearDemoData',
    label: CONTROL_MESSAGES.clear,
    text: CONTROL_MESSAGES.clearText,
    words: CONFIRMATION_WORDS.CLEAR_DEMO_DATA,
    done: CONTROL_MESSAGES.clearDone,
    doneText: CONTROL_MESSAGES.clearDoneText,
    failed: CONTROL_MESSAGES.clearFailed,
    error: CONTROL_MESSAGES.clearError,
    count: ({ demoTotal }) => demoTotal,
    now: (formatMessage, { demoTotal, ...counts }) =>
      demoTotal === 0
        ? formatMessage(CONTROL_MESSAGES.clearNone)
        : formatMessage(CONTROL_MESSAGES.clearNow, {
            accounts: counts.demoAccounts,
            journeys: counts.demoJourneys,
            violations: counts.demoViolations,
            incidents: counts.demoIncidents,
            campaigns: counts.demoCampaigns,
            views: counts.demoViews,
          }),
  },
};
