import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import {
  Clock,
  Eye,
  FolderOpen,
  MessageSquare,
  PenLine,
  Radio,
  Scale,
  Send,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { CaseStepKind } from '@wakafine/domain/cases/case-steps';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { CASE_DECISION_MESSAGES } from '../../../kit/names/case-messages';
import { saidIn, type Said } from '../said-in';
import { CASE_ACTOR_MESSAGES, CASE_STEP_MESSAGES, CASES_MESSAGES } from '../messages';
import { PAGE_MESSAGES } from '../page-messages';
import { useNextText } from './useNextText';
import { useTrackText } from './useTrackText';

const ICONS: Readonly<Record<CaseStepKind, LucideIcon>> = {
  OPENED: FolderOpen,
  OBJECTED: MessageSquare,
  SEALED: Radio,
  CONFIRMED: Eye,
  REFUSED: Eye,
  SERVED: Send,
  REMINDED_3: Clock,
  REMINDED_1: Clock,
  CONTESTED: MessageSquare,
  ANSWERED: MessageSquare,
  EXPIRED: Clock,
  PROPOSED: PenLine,
  DECIDED: Scale,
  SENT_BACK: Undo2,
  WITHDRAWN: Undo2,
  REOPENED: FolderOpen,
  LAPSED: Clock,
  CLOSED: Scale,
};

/** History of a case: each step, when, by whom and why, the words of the driver, and what it waits for. */
export function CaseTimeline({ known }: { known: StaffCaseFragment }) {
  const { formatMessage } = useIntl();
  const next = useNextText(known);
  return (
    <Card isFlush>
      <Heading as="h2" textStyle="strong" fontWeight="bold" px="4" py="3" borderBottomWidth="1px">
        {formatMessage(CASES_MESSAGES.timeline)}
      </Heading>
      <chakra.ol listStyleType="none" px="4" py="3.5" display="grid" gap="3">
        {known.steps.map((step) => (
          <Step key={step.id} step={step} said={saidIn(known, step.id)} />
        ))}
        {next !== null && (
          <Entry icon={Scale} isNow title={formatMessage(PAGE_MESSAGES.next)} time={null}>
            <Text textStyle="small" color="fg.muted">
              {next}
            </Text>
          </Entry>
        )}
      </chakra.ol>
    </Card>
  );
}

interface StepProps {
  step: StaffCaseFragment['steps'][number];
  said: Said | null;
}

function Step({ step: { kind, at, by, actorName, decision, serviceWay, reason }, said }: StepProps) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const what = formatMessage(CASE_STEP_MESSAGES[kind]);
  const title = decision === null ? what : `${what} · ${formatMessage(CASE_DECISION_MESSAGES[decision])}`;
  const way = serviceWay === null ? '' : ` · ${formatMessage(PAGE_MESSAGES[`way${serviceWay}`])}`;
  return (
    <Entry icon={ICONS[kind]} title={title} time={dateAndTime(at)}>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <b>
          <bdi>{actorName ?? formatMessage(CASE_ACTOR_MESSAGES[by])}</bdi>
        </b>
        {way}
        {reason === null ? '' : ` · ${reason}`}
      </Text>
      {said !== null && <Statement said={said} />}
    </Entry>
  );
}

function Statement({ said: { statement, showsOwnTrack, photo, track } }: { said: Said }) {
  const { formatMessage } = useIntl();
  const trackText = useTrackText();
  return (
    <Flex direction="column" gap="2" mt="1">
      <chakra.blockquote
        textStyle="small"
        borderInlineStartWidth="2px"
        borderColor="info.fg"
        ps="2.5"
        overflowWrap="anywhere"
        whiteSpace="pre-line"
      >
        {statement ?? formatMessage(CASES_MESSAGES.deleted)}
      </chakra.blockquote>
      {photo !== null && (
        <chakra.img
          src={photo}
          alt={formatMessage(CASES_MESSAGES.photo)}
          borderRadius="control"
          maxW="full"
        />
      )}
      {track !== null && (
        <Text textStyle="small" color="fg.muted">
          {trackText(track)}
        </Text>
      )}
      {showsOwnTrack && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(PAGE_MESSAGES.trackShown)}
        </Text>
      )}
    </Flex>
  );
}

interface EntryProps {
  icon: LucideIcon;
  title: string;
  time: string | null;
  isNow?: boolean;
  children: React.ReactNode;
}

function Entry({ icon: Icon, title, time, isNow = false, children }: EntryProps) {
  return (
    <chakra.li
      display="flex"
      gap="3"
      position="relative"
      css={{
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '13px',
          top: '28px',
          bottom: '-3',
          width: '2px',
          bg: 'border',
        },
      }}
    >
      <Box
        display="grid"
        placeItems="center"
        flexShrink="0"
        boxSize="28px"
        borderRadius="full"
        bg={isNow ? 'brand.solid' : 'brand.subtle'}
        color={isNow ? 'brand.contrast' : 'brand.fg'}
        aria-hidden
      >
        <Icon size={15} />
      </Box>
      <Box flex="1" minW="0">
        <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="2">
          <Text textStyle="label" fontWeight="bold">
            {title}
          </Text>
          {time !== null && (
            <Text textStyle="micro" fontWeight="normal" color="fg.muted">
              {time}
            </Text>
          )}
        </Flex>
        {children}
      </Box>
    </chakra.li>
  );
}
