import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { CalendarDays, CalendarRange, ExternalLink, Sun, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/Card';
import { PATHS } from '../../../lib/paths';
import { PERIOD_CONTENT_MESSAGES, PERIOD_NAME_MESSAGES, STAFF_REPORTS_MESSAGES } from './messages';

type Period = keyof typeof PERIOD_NAME_MESSAGES;

const PERIODS: readonly (readonly [Period, LucideIcon])[] = [
  ['daily', Sun],
  ['monthly', CalendarDays],
  ['yearly', CalendarRange],
];

/** The reports of today, this month and this year: each opens the reports in a window of its own. */
export function PeriodLinks() {
  const { formatMessage } = useIntl();
  return (
    <Card display="flex" flexDirection="column" gap="3" borderRadius={{ md: '12px' }}>
      <Box>
        <Heading as="h2" textStyle="strong" fontWeight="bold">
          {formatMessage(STAFF_REPORTS_MESSAGES.generate)}
        </Heading>
        <Text id="reports-new-window" textStyle="small" color="fg.muted">
          {formatMessage(STAFF_REPORTS_MESSAGES.newWindow)}
        </Text>
      </Box>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="3">
        {PERIODS.map(([period, icon]) => (
          <PeriodLink key={period} period={period} icon={icon} />
        ))}
      </Box>
    </Card>
  );
}

interface PeriodLinkProps {
  period: Period;
  icon: LucideIcon;
}

function PeriodLink({ period, icon: Icon }: PeriodLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <chakra.a
      href={`${PATHS.reports}?filter=${period}`}
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
          {formatMessage(PERIOD_CONTENT_MESSAGES[period])}
        </chakra.span>
      </chakra.span>
      <Flex color="fg.subtle" flexShrink="0" aria-hidden>
        <ExternalLink size={16} />
      </Flex>
    </chakra.a>
  );
}
