import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { AlarmClock, Clock, Hourglass, UserPlus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SeverityBadge } from '../../../../components/zones/SeverityBadge';
import type { AttentionRowFragment } from '../../../../graphql/staff';
import { initialsOf } from '../../../../lib/format/user-names';
import { KIND_ICONS } from './kind-icons';
import { QUEUE_MESSAGES } from './messages';
import { RowButtons, type RowButtonsProps } from './RowButtons';
import type { RowTexts } from './useRowTexts';

export interface QueueRowProps extends Omit<RowButtonsProps, 'isCompact'> {
  /** Its place among those that are shown, from 1. */
  place: number;
  texts: RowTexts;
  nowMs: number;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
  /** Whether the acts stand in the chosen row, as on a phone, which has no card beside the queue. */
  hasButtons: boolean;
}

/** One row of the queue: what it is, where, until when, and who is on it. */
export function QueueRow(props: QueueRowProps) {
  const { row, place, texts, nowMs, isChosen, onChoose, onOpen, hasButtons, ...buttons } = props;
  const { formatNumber } = useIntl();
  const Icon = KIND_ICONS[row.kind];
  return (
    <Box
      as="li"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      bg={isChosen ? 'bg.muted' : undefined}
      boxShadow={isChosen ? 'inset 4px 0 0 0 var(--chakra-colors-info-fg)' : undefined}
    >
      <chakra.button
        type="button"
        data-queue-row={row.id}
        aria-current={isChosen ? 'true' : undefined}
        display="flex"
        gap="3"
        w="full"
        minH="16"
        px="4"
        py="2"
        alignItems={{ base: 'flex-start', md: 'center' }}
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        _focusVisible={{ outlineOffset: '-2px' }}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            onOpen();
          }
        }}
      >
        <Text
          as="span"
          display={{ base: 'none', md: 'block' }}
          w="4"
          textAlign="end"
          textStyle="small"
          color="fg.muted"
        >
          {formatNumber(place)}
        </Text>
        <Flex
          boxSize="8"
          flexShrink="0"
          align="center"
          justify="center"
          borderRadius="badge"
          bg={isChosen ? 'bg.panel' : 'bg.muted'}
        >
          <Icon size={18} aria-hidden />
        </Flex>
        <Flex
          flex="1"
          minW="0"
          direction={{ base: 'column-reverse', md: 'row' }}
          align={{ base: 'stretch', md: 'center' }}
          columnGap="3"
          rowGap="0.5"
        >
          <Box flex="1" minW="0">
            <Flex align="center" wrap="wrap" columnGap="2" rowGap="1" textStyle="strong">
              {row.kind === 'INCIDENT' && <SeverityBadge severity="HIGH" />}
              <chakra.span minW="0" overflowWrap="anywhere">
                {texts.title(row)}
              </chakra.span>
            </Flex>
            <Text as="span" display="block" textStyle="small" color="fg.muted" lineClamp={{ md: 2 }}>
              {texts.why(row)}
            </Text>
          </Box>
          <Flex
            direction={{ base: 'row-reverse', md: 'column' }}
            justify={{ base: 'space-between', md: 'center' }}
            align={{ base: 'center', md: 'flex-end' }}
            wrap="wrap"
            columnGap="3"
            flexShrink="0"
            textStyle="small"
          >
            <TimeText row={row} texts={texts} nowMs={nowMs} />
            <chakra.span color="fg.muted" me={{ base: 'auto', md: '0' }}>
              {texts.kind(row)}
            </chakra.span>
          </Flex>
        </Flex>
        <Assignee row={row} />
      </chakra.button>
      {isChosen && hasButtons && (
        <Box px="4" pb="3" ps={{ base: '15' }}>
          <RowButtons row={row} {...buttons} isCompact />
        </Box>
      )}
    </Box>
  );
}

function TimeText({ row, texts, nowMs }: Pick<QueueRowProps, 'row' | 'texts' | 'nowMs'>) {
  const Icon = row.kind === 'INCIDENT' ? AlarmClock : row.dueAt === null ? Clock : Hourglass;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      fontWeight="bold"
      whiteSpace={{ md: 'nowrap' }}
    >
      <Icon size={14} aria-hidden />
      {texts.time(row, nowMs)}
    </chakra.span>
  );
}

/** Initials of who is on it, or the sign for nobody; the name is for screen readers and on hover. */
function Assignee({ row: { assignee } }: { row: AttentionRowFragment }) {
  const { formatMessage } = useIntl();
  const text =
    assignee === null
      ? formatMessage(QUEUE_MESSAGES.nobody)
      : formatMessage(QUEUE_MESSAGES.assignedTo, { name: assignee.name });
  return (
    <chakra.span
      title={text}
      display="grid"
      placeItems="center"
      boxSize="7"
      flexShrink="0"
      borderRadius="full"
      borderWidth={assignee === null ? '1px' : '0'}
      borderColor="border.strong"
      bg={assignee === null ? undefined : 'brand.subtle'}
      color={assignee === null ? 'fg.muted' : 'brand.fg'}
      textStyle="micro"
    >
      <chakra.span aria-hidden>
        {assignee === null ? (
          <UserPlus size={14} />
        ) : (
          initialsOf({ displayName: assignee.name, email: null, phoneNumber: null })
        )}
      </chakra.span>
      <chakra.span srOnly>{text}</chakra.span>
    </chakra.span>
  );
}
