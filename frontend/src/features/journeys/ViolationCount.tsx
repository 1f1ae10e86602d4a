import { Flex } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { JOURNEY_MESSAGES } from './messages';

/** How many violations a journey has; in ink, since their severities are not known here. */
export function ViolationCount({ count }: { count: number }) {
  const intl = useIntl();
  const Icon = count === 0 ? Check : TriangleAlert;
  return (
    <Flex as="span" align="center" gap="1.5" textStyle="small" color={count === 0 ? 'fg.muted' : 'fg'}>
      <Icon size={16} aria-hidden />
      {intl.formatMessage(JOURNEY_MESSAGES.violations, { count })}
    </Flex>
  );
}
