import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Check, Eye, Hand, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { OwnCaseFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { PROGRESS_MESSAGES } from './case-messages';

export interface CaseProgressProps {
  known: OwnCaseFragment;
  /** Time of the measurement. */
  measuredAt: string;
}

interface Stage {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly state: 'done' | 'now' | 'open';
  readonly icon: ReactNode;
}

/** State of a case, in four stages: measured, checked, the holder's turn, decision. */
export function CaseProgress({ known, measuredAt }: CaseProgressProps) {
  const { formatMessage } = useIntl();
  const stages = useStages(known, measuredAt);
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h3" textStyle="section">
        {formatMessage(PROGRESS_MESSAGES.title)}
      </Heading>
      <chakra.ol
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(4.25rem, 1fr))"
        columnGap="1"
        rowGap="3"
      >
        {stages.map(({ key, name, note, state, icon }) => (
          <Flex
            as="li"
            key={key}
            direction="column"
            gap="1"
            minW="0"
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Flex
              aria-hidden
              align="center"
              justify="center"
              boxSize="8"
              borderRadius="full"
              borderWidth="2px"
              borderStyle={state === 'open' ? 'dashed' : 'solid'}
              borderColor={state === 'open' ? 'border.strong' : 'brand.fg'}
              bg={state === 'done' ? 'brand.subtle' : undefined}
              color={state === 'open' ? 'fg.muted' : 'brand.fg'}
            >
              {icon}
            </Flex>
            <Text textStyle={state === 'now' ? 'strong' : 'small'} overflowWrap="anywhere">
              {name}
            </Text>
            <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {note}
            </Text>
          </Flex>
        ))}
      </chakra.ol>
    </Card>
  );
}

function useStages(known: OwnCaseFragment, measuredAt: string): Stage[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const checked = known.steps.findLast(({ kind }) => kind === 'CONFIRMED');
  const isContested = known.contests.length > 0;
  const isTurn = known.state === 'NOTICE' && !isContested;
  const isDecided = known.decidedAt !== null;
  const isOver = known.state === 'WITHDRAWN' || known.state === 'CLOSED';
  const open = formatMessage(PROGRESS_MESSAGES.open);
  const done = <Check size={18} />;
  return [
    {
      ...{ key: 'measured', name: formatMessage(PROGRESS_MESSAGES.measured), note: formats.date(measuredAt) },
      ...{ state: 'done', icon: done },
    },
    {
      ...{ key: 'checked', name: formatMessage(PROGRESS_MESSAGES.checked) },
      note: checked === undefined ? open : formats.date(checked.at),
      state: checked === undefined ? 'open' : 'done',
      icon: checked === undefined ? <Eye size={18} /> : done,
    },
    {
      key: 'turn',
      name: formatMessage(isContested ? PROGRESS_MESSAGES.contested : PROGRESS_MESSAGES.turn),
      note: turnNote(),
      state: isTurn ? 'now' : isContested || isDecided ? 'done' : 'open',
      icon: <Hand size={18} />,
    },
    {
      key: 'decision',
      name: formatMessage(isOver && !isDecided ? PROGRESS_MESSAGES.ended : PROGRESS_MESSAGES.decision),
      note: known.decidedAt === null ? open : formats.date(known.decidedAt),
      state:
        isDecided || isOver
          ? 'done'
          : known.state === 'CONTESTED' || known.state === 'EXPIRED'
            ? 'now'
            : 'open',
      icon: <Scale size={18} />,
    },
  ];

  function turnNote(): string {
    const [contest] = known.contests;
    if (contest !== undefined) {
      return formats.date(contest.writtenAt);
    }
    return isTurn && known.daysLeft !== null
      ? formatMessage(PROGRESS_MESSAGES.daysLeft, { days: known.daysLeft })
      : known.dueAt === null
        ? open
        : formatMessage(PROGRESS_MESSAGES.termEnded);
  }
}
