import { chakra, Flex } from '@chakra-ui/react';
import { isoMonth, parseMonth } from '@wakafine/domain/civil-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton';
import { SUMMARY_MESSAGES } from './messages';
import { useMonthText } from './useMonthText';

/** So far back violations are kept unless the service is told otherwise, months. */
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
  const intl = useIntl();
  const monthText = useMonthText();
  return (
    <Flex
      align="center"
      justify="space-between"
      flex={{ base: '1 0 100%', md: 'none' }}
      mx="-3"
      mb={{ base: '-2', md: '0' }}
    >
      <IconButton
        label={intl.formatMessage(SUMMARY_MESSAGES.before)}
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={month <= monthsAfter(thisMonth, -MONTHS_BACK)}
        _disabled={{ opacity: 0.4, cursor: 'not-allowed' }}
        onClick={() => onChange(monthsAfter(month, -1))}
      />
      <chakra.span
        role="status"
        textStyle="small"
        color="fg.muted"
        flex="1"
        minW={{ base: '0', md: '8rem' }}
        textAlign="center"
      >
        {monthText(month)}
      </chakra.span>
      <IconButton
        label={intl.formatMessage(SUMMARY_MESSAGES.after)}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={month >= thisMonth}
        _disabled={{ opacity: 0.4, cursor: 'not-allowed' }}
        onClick={() => onChange(monthsAfter(month, 1))}
      />
    </Flex>
  );
}

function monthsAfter(month: string, count: number): string {
  const parsed = parseMonth(month);
  return parsed === null ? month : isoMonth({ year: parsed.year, month: parsed.month + count });
}
