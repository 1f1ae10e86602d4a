import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { StaffCaseFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { CASE_DECISION_MESSAGES } from '../../kit/names/case-messages';
import { CASE_ACTOR_MESSAGES, CASE_STEP_MESSAGES, CASES_MESSAGES } from './messages';

/** History of a case: each step, when, by whom and why. */
export function CaseTimeline({ steps }: Pick<StaffCaseFragment, 'steps'>) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  return (
    <Flex direction="column" gap="2">
      <Heading as="h3" textStyle="label">
        {formatMessage(CASES_MESSAGES.timeline)}
      </Heading>
      <chakra.ol listStyleType="none">
        {steps.map(({ id, kind, at, by, actorName, decision, reason }) => (
          <chakra.li key={id} py="2" borderBottomWidth="1px">
            <Text textStyle="strong">
              {formatMessage(CASE_STEP_MESSAGES[kind])}
              {decision !== null && `: ${formatMessage(CASE_DECISION_MESSAGES[decision])}`}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {`${dateAndTime(at)} · `}
              <bdi>{actorName ?? formatMessage(CASE_ACTOR_MESSAGES[by])}</bdi>
            </Text>
            {reason !== null && <Text overflowWrap="anywhere">{reason}</Text>}
          </chakra.li>
        ))}
      </chakra.ol>
    </Flex>
  );
}
