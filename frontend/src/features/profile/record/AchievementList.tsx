import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import {
  CalendarCheck,
  Check,
  Flag,
  ShieldCheck,
  Signpost,
  TrendingDown,
  type LucideIcon,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { AchievementId, MyStatisticsQuery } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import {
  ACHIEVEMENT_GOALS,
  ACHIEVEMENT_MESSAGES,
  ACHIEVEMENT_NAMES,
  ACHIEVEMENT_PROGRESS,
} from './achievement-messages';

type Achievement = MyStatisticsQuery['myStatistics']['achievements'][number];

const ICONS: Record<AchievementId, LucideIcon> = {
  FIRST_JOURNEY: Flag,
  SAFE_DRIVER: ShieldCheck,
  REFORMED_SPEED_DEMON: TrendingDown,
  MARATHON_DRIVER: Signpost,
  PERFECT_WEEK: CalendarCheck,
};

/** Achievements of safe driving: earned ones with their day, the rest with their progress. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const { formatMessage } = useIntl();
  const earned = achievements.filter((achievement) => achievement.earned).length;
  return (
    <section>
      <Flex justify="space-between" align="baseline" gap="3" mb="3">
        <Heading as="h2" textStyle="section">
          {formatMessage(ACHIEVEMENT_MESSAGES.title)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(ACHIEVEMENT_MESSAGES.earnedCount, { earned, all: achievements.length })}
        </Text>
      </Flex>
      <Card isFlush>
        <chakra.ul listStyleType="none">
          {achievements.map((achievement) => (
            <AchievementRow key={achievement.id} achievement={achievement} />
          ))}
        </chakra.ul>
      </Card>
    </section>
  );
}

function AchievementRow({ achievement }: { achievement: Achievement }) {
  const { formatMessage, formatNumber } = useIntl();
  const { id, earned, progress, current, goal } = achievement;
  const Icon = ICONS[id];
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      px="4"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex
        aria-hidden
        align="center"
        justify="center"
        alignSelf="flex-start"
        boxSize="12"
        flexShrink="0"
        borderRadius="full"
        bg={earned ? 'brand.subtle' : 'transparent'}
        color={earned ? 'brand.fg' : 'fg.subtle'}
        borderWidth={earned ? '0' : '2px'}
        borderStyle="dashed"
        borderColor="border.strong"
      >
        <Icon size={24} />
      </Flex>
      <Box flex="1" minW="0">
        <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="2">
          <Text textStyle="strong">{formatMessage(ACHIEVEMENT_NAMES[id])}</Text>
          {earned ? (
            <EarnedDay date={achievement.earnedDate} />
          ) : (
            <Text textStyle="small" color="fg.muted">
              {formatMessage(ACHIEVEMENT_PROGRESS[id], {
                current: formatNumber(current, { maximumFractionDigits: 0 }),
                goal: formatNumber(goal),
              })}
            </Text>
          )}
        </Flex>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(ACHIEVEMENT_GOALS[id], { goal: formatNumber(goal) })}
        </Text>
        {!earned && <ProgressBar share={progress} />}
      </Box>
    </Flex>
  );
}

function EarnedDay({ date }: { date: string | null }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const day = date === null ? '' : formats.date(`${date}T12:00:00+01:00`);
  return (
    <Flex align="center" gap="1" flexShrink="0" textStyle="small" color="fg.muted">
      <Check size={16} aria-hidden />
      <chakra.span srOnly>{formatMessage(ACHIEVEMENT_MESSAGES.earned, { date: day })}</chakra.span>
      <span aria-hidden>{day}</span>
    </Flex>
  );
}

function ProgressBar({ share }: { share: number }) {
  return (
    <Box aria-hidden mt="2" h="6px" borderRadius="full" overflow="hidden" bg="bg.muted">
      <Box h="full" borderRadius="full" bg="brand.fg" style={{ width: `${share * 100}%` }} />
    </Box>
  );
}
