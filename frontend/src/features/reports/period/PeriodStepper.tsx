import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { MINUTE_MS } from '@wakafine/domain/units';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { useNow } from '../../../lib/useNow';
import { PERIOD_STEP_MESSAGES } from './messages';
import { periodStart, stepped } from './period-steps';
import type { ShownPeriod } from './report-filter';
import { Stepper } from './Stepper';
import { useMonthText } from './useMonthText';

/** So far back violations may be stored, years. */
const YEARS_BACK = 5;

export interface PeriodStepperProps {
  period: ShownPeriod;
  /** A day such as 2026-11-14 that lies in the period; null for the one that is running. */
  on: string | null;
  onChange: (on: string | null) => void;
}

/** The day, month or year that is looked back on, between the buttons to the one before and the one after. */
export function PeriodStepper({ period, on, onChange }: PeriodStepperProps) {
  const intl = useIntl();
  const formats = useFormats();
  const monthText = useMonthText();
  const today = isoDay(civilDayOf(useNow(true, MINUTE_MS)));
  const start = periodStart(period, on ?? today);
  const running = periodStart(period, today);
  const texts = {
    DAILY: () => formats.date(`${start}T12:00:00Z`),
    MONTHLY: () => monthText(start.slice(0, 7)),
    YEARLY: () => start.slice(0, 4),
  };
  function step(by: number): void {
    const next = stepped(period, start, by);
    onChange(next >= running ? null : next);
  }
  return (
    <Stepper
      text={texts[period]()}
      labels={PERIOD_STEP_MESSAGES}
      hasBefore={Number(start.slice(0, 4)) > Number(today.slice(0, 4)) - YEARS_BACK}
      hasAfter={start < running}
      onStep={step}
      role="group"
      aria-label={intl.formatMessage(PERIOD_STEP_MESSAGES.label)}
    />
  );
}
