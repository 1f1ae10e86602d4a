import { isoMonth, parseMonth } from '@wakafine/domain/time/civil-time';
import { SUMMARY_MESSAGES } from './messages';
import { Stepper } from './Stepper';
import { useMonthText } from './useMonthText';

/** Months for which violations are stored by default. */
const MONTHS_BACK = 24;

export interface MonthPickerProps {
  /** Such as 2026-11. */
  month: string;
  /** The last one that can be chosen. */
  thisMonth: string;
  onChange: (month: string) => void;
}

/** A month between the buttons to the one before and the one after. */
export function MonthPicker({ month, thisMonth, onChange }: MonthPickerProps) {
  const monthText = useMonthText();
  return (
    <Stepper
      text={monthText(month)}
      labels={SUMMARY_MESSAGES}
      hasBefore={month > monthsAfter(thisMonth, -MONTHS_BACK)}
      hasAfter={month < thisMonth}
      onStep={(by) => onChange(monthsAfter(month, by))}
      flex={{ base: '1 0 100%', md: 'none' }}
      mx="-3"
      mb={{ base: '-2', md: '0' }}
    />
  );
}

function monthsAfter(month: string, count: number): string {
  const parsed = parseMonth(month);
  return parsed === null ? month : isoMonth({ year: parsed.year, month: parsed.month + count });
}
