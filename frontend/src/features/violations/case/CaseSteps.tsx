import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { OwnCaseFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { ACTOR_MESSAGES, DECISION_MESSAGES, PROGRESS_MESSAGES, STEP_MESSAGES } from './case-messages';

/** Every step of a case, oldest first: what, when, by which role and why. */
export function CaseSteps({ steps }: Pick<OwnCaseFragment, 'steps'>) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h3" textStyle="section">
        {formatMessage(PROGRESS_MESSAGES.steps)}
      </Heading>
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3">
        {steps.map(({ id, kind, at, by, decision, reason }) => (
          <Flex
            as="li"
            key={id}
            direction="column"
            gap="0.5"
            ps="3"
            borderStartWidth="2px"
            borderColor="border.strong"
          >
            <Text textStyle="strong">
              {formatMessage(decision === null ? STEP_MESSAGES[kind] : DECISION_MESSAGES[decision])}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {`${formats.dateAndTime(at)} · ${formatMessage(ACTOR_MESSAGES[by])}`}
            </Text>
            {reason !== null && <Text overflowWrap="anywhere">{reason}</Text>}
          </Flex>
        ))}
      </chakra.ol>
    </Card>
  );
}
