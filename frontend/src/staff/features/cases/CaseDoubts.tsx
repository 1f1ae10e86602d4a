import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { StaffCaseFragment } from '../../../graphql/staff';
import { CASE_DOUBT_MESSAGES, CASES_MESSAGES } from './messages';

/** Doubts about the measurement, before all else; or that nothing was found. */
export function CaseDoubts({ doubts }: Pick<StaffCaseFragment, 'doubts'>) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Card display="flex" flexDirection="column" gap="2">
      <Heading as="h3" textStyle="section">
        {formatMessage(CASES_MESSAGES.against)}
      </Heading>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
        {doubts.map(({ kind, amount }) => (
          <Flex as="li" key={kind} gap="2.5">
            <TriangleAlert size={20} aria-hidden />
            <Text minW="0">
              {formatMessage(CASE_DOUBT_MESSAGES[kind], {
                amount: formatNumber(amount ?? 0, { maximumFractionDigits: 1 }),
              })}
            </Text>
          </Flex>
        ))}
        {doubts.length === 0 && (
          <Flex as="li" gap="2.5">
            <CircleCheck size={20} aria-hidden />
            <Text>{formatMessage(CASES_MESSAGES.nothingAgainst)}</Text>
          </Flex>
        )}
      </chakra.ul>
    </Card>
  );
}
