import { Box, chakra, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { civilDayOf, isoDay, parseDay } from '@wakafine/domain/time/civil-time';
import { MINUTE_MS } from '@wakafine/domain/units';
import { CalendarDays, CalendarRange, ExternalLink, Sun, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { PATHS } from '../../../lib/paths';
import { useNow } from '../../../lib/useNow';
import { PERIOD_CONTENT_MESSAGES, PERIOD_NAME_MESSAGES, STAFF_REPORTS_MESSAGES } from './messages';

type Period = keyof typeof PERIOD_NAME_MESSAGES;

const PERIODS: readonly (readonly [Period, LucideIcon])[] = [
  ['daily', Sun],
  ['monthly', CalendarDays],
  ['yearly', CalendarRange],
];

/** Part of a date that names each period. */
const DATE_PARTS = {
  daily: { day: 'numeric', month: 'short', year: 'numeric' },
  monthly: { month: 'long', year: 'numeric' },
  yearly: { year: 'numeric' },
} as const;

/** The reports of a day, its month and its year, today unless another one is chosen: each opens in a window of its own. */
export function PeriodLinks() {
  const { formatMessage } = useIntl();
  const today = isoDay(civilDayOf(useNow(true, MINUTE_MS)));
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? today;
  // What is typed may be no day yet, or one to come.
  const on = parseDay(day) === null || day >= today ? null : day;
  return (
    <Card display="flex" flexDirection="column" gap="3" borderRadius={{ md: '12px' }}>
      <Flex align="flex-end" justify="space-between" gap="3" wrap="wrap">
        <Box flex="1 1 12rem">
          <Heading as="h2" textStyle="strong" fontWeight="bold">
            {formatMessage(STAFF_REPORTS_MESSAGES.generate)}
          </Heading>
          <Text id="reports-new-window" textStyle="small" color="fg.muted">
            {formatMessage(STAFF_REPORTS_MESSAGES.newWindow)}
          </Text>
        </Box>
        <DayField value={day} latest={today} onChange={setChosen} />
      </Flex>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="3">
        {PERIODS.map(([period, icon]) => (
          <PeriodLink key={period} period={period} on={on} icon={icon} />
        ))}
      </Box>
    </Card>
  );
}

interface DayFieldProps {
  value: string;
  latest: string;
  onChange: (day: string) => void;
}

function DayField({ value, latest, onChange }: DayFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Flex direction="column" gap="1" w={{ base: 'full', md: 'auto' }}>
      <label htmlFor={id}>
        <Text as="span" textStyle="label">
          {formatMessage(STAFF_REPORTS_MESSAGES.ofDay)}
        </Text>
      </label>
      <Input
        id={id}
        type="date"
        value={value}
        max={latest}
        onChange={(event) => onChange(event.target.value)}
        w={{ base: 'full', md: '12rem' }}
        h={{ base: '12', md: '9' }}
      />
    </Flex>
  );
}

interface PeriodLinkProps {
  period: Period;
  /** A day that lies in the period; null for the one that is running. */
  on: string | null;
  icon: LucideIcon;
}

function PeriodLink({ period, on, icon: Icon }: PeriodLinkProps) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <chakra.a
      href={`${PATHS.reports}?filter=${period}${on === null ? '' : `&on=${on}`}`}
      target="_blank"
      rel="noopener"
      aria-describedby="reports-new-window"
      display="flex"
      alignItems="center"
      gap="3"
      minH="16"
      px="3"
      py="2"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
      color="fg"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
    >
      <Flex color="brand.fg" flexShrink="0" aria-hidden>
        <Icon size={20} />
      </Flex>
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" textStyle="strong">
          {formatMessage(PERIOD_NAME_MESSAGES[period])}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {on === null
            ? formatMessage(PERIOD_CONTENT_MESSAGES[period])
            : formatMessage(STAFF_REPORTS_MESSAGES.past, {
                period: formatDate(`${on}T12:00:00Z`, DATE_PARTS[period]),
              })}
        </chakra.span>
      </chakra.span>
      <Flex color="fg.subtle" flexShrink="0" aria-hidden>
        <ExternalLink size={16} />
      </Flex>
    </chakra.a>
  );
}
