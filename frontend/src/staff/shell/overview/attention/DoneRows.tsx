import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { AttentionDoneRowFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { KIND_ICONS } from './kind-icons';
import { ACT_TEXTS, QUEUE_MESSAGES } from './messages';
import type { RowTexts } from './useRowTexts';

export interface DoneRowsProps {
  rows: readonly AttentionDoneRowFragment[];
  texts: RowTexts;
  mayAct: boolean;
  onReopen: (row: AttentionDoneRowFragment) => void;
}

/** Rows that were done since midnight, by whom and why; each row can be put back. */
export function DoneRows({ rows, texts, mayAct, onReopen }: DoneRowsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Box as="ul" listStyleType="none" aria-label={formatMessage(QUEUE_MESSAGES.done)}>
      {rows.map((row) => {
        const Icon = KIND_ICONS[row.kind];
        return (
          <Flex as="li" key={row.id} gap="3" align="center" px="4" py="2" minH="16" borderBottomWidth="1px">
            <Icon size={18} aria-hidden />
            <Box flex="1" minW="0">
              <Text textStyle="strong">{texts.title(row)}</Text>
              <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {formatMessage(QUEUE_MESSAGES.doneBy, {
                  name: row.doneBy ?? '–',
                  time: formats.time(row.doneAt),
                  reason: row.reason ?? formatMessage(QUEUE_MESSAGES.causeGone),
                })}
              </Text>
            </Box>
            {mayAct && (
              <Button variant="outline" size={{ base: 'md', md: 'sm' }} onClick={() => onReopen(row)}>
                {formatMessage(ACT_TEXTS.undo)}
              </Button>
            )}
          </Flex>
        );
      })}
    </Box>
  );
}
