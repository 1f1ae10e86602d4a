import { Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { StaffViolatorRowFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { VIOLATOR_SHEET_MESSAGES } from './view/messages';

export interface RuleCardProps {
  proposal: NonNullable<StaffViolatorRowFragment['ruleProposal']>;
}

/** A hint of the rule with its evidence; a person decides. */
export function RuleCard({ proposal }: RuleCardProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { proposedAt, events, days, dangers } = proposal;
  return (
    <Card display="flex" flexDirection="column" gap="1" bg="info.subtle">
      <Heading as="h3" textStyle="strong">
        {formatMessage(VIOLATOR_SHEET_MESSAGES.ruleProposes)}
      </Heading>
      <Text textStyle="small">
        {formatMessage(VIOLATOR_SHEET_MESSAGES.ruleEvidence, {
          events,
          days,
          dangers,
          date: date(proposedAt),
        })}
      </Text>
    </Card>
  );
}
