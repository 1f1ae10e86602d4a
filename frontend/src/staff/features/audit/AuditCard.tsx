import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { StaffAuditRowFragment } from '../../../graphql/staff';
import { useWhenText } from '../../kit/table/useWhenText';
import { AUDIT_ACT_MESSAGES } from './messages';
import { useAuditTexts } from './useAuditTexts';

/** One entry of the audit log on a phone. */
export function AuditCard({ entry }: { entry: StaffAuditRowFragment }) {
  const { formatMessage } = useIntl();
  const whenText = useWhenText();
  const texts = useAuditTexts();
  return (
    <Flex direction="column" gap="1">
      <Text textStyle="strong">{formatMessage(AUDIT_ACT_MESSAGES[entry.act])}</Text>
      <Flex justify="space-between" gap="3" textStyle="small" color="fg.muted">
        <Text overflowWrap="anywhere" minW="0">
          <bdi>{texts.actor(entry)}</bdi>
          {entry.target === null ? '' : `, ${texts.target(entry)}`}
        </Text>
        <Text flexShrink="0">{whenText(entry.at)}</Text>
      </Flex>
    </Flex>
  );
}
