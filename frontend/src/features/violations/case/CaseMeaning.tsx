import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Banknote, Flag, UserCheck, X, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { DetailedViolationFragment, OwnCaseFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { MEANING_MESSAGES } from './case-messages';

export interface CaseMeaningProps {
  violation: DetailedViolationFragment;
  /** Null without a case. */
  known: OwnCaseFragment | null;
}

/** In plain words what follows from a violation, and what does not. */
export function CaseMeaning({ violation, known }: CaseMeaningProps) {
  const { formatMessage } = useIntl();
  const meanings = useMeanings(violation, known);
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h3" textStyle="section">
        {formatMessage(MEANING_MESSAGES.means)}
      </Heading>
      <Points points={meanings} />
      <Box borderTopWidth="1px" borderStyle="dashed" />
      <Heading as="h3" textStyle="section">
        {formatMessage(MEANING_MESSAGES.meansNot)}
      </Heading>
      <Points
        points={[MEANING_MESSAGES.notFined, MEANING_MESSAGES.notWho, MEANING_MESSAGES.notPublic].map(
          (message) => ({ icon: X, text: formatMessage(message) }),
        )}
      />
    </Card>
  );
}

interface Point {
  readonly icon: LucideIcon;
  readonly text: string;
}

function useMeanings(violation: DetailedViolationFragment, known: OwnCaseFragment | null): Point[] {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const checked = known?.steps.findLast(({ kind }) => kind === 'CONFIRMED');
  const isContested = known?.contests.length !== undefined && known.contests.length > 0;
  const counts = violation.isWithdrawn
    ? MEANING_MESSAGES.withdrawn
    : isContested && known.decision === null
      ? MEANING_MESSAGES.contested
      : MEANING_MESSAGES.counts;
  const points: Point[] = [{ icon: Flag, text: formatMessage(counts) }];
  if (checked !== undefined) {
    const text = formatMessage(MEANING_MESSAGES.checked, { day: formats.date(checked.at) });
    points.push({ icon: UserCheck, text });
  }
  if (violation.fineAmountXaf !== null) {
    const amount = formatNumber(violation.fineAmountXaf);
    points.push({ icon: Banknote, text: formatMessage(MEANING_MESSAGES.tariff, { amount }) });
  }
  return points;
}

function Points({ points }: { points: readonly Point[] }) {
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2.5">
      {points.map(({ icon: Icon, text }) => (
        <Flex as="li" key={text} gap="3" align="flex-start">
          <Box color="fg.muted" flexShrink="0" pt="0.5" aria-hidden>
            <Icon size={20} />
          </Box>
          <Text minW="0">{text}</Text>
        </Flex>
      ))}
    </chakra.ul>
  );
}
