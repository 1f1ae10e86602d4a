import { Flex, Heading, Text } from '@chakra-ui/react';
import {
  BREAK_MIN,
  COACH_ABOVE_KMH,
  COACH_HOURS,
  coachTips,
  type CoachTip,
} from '@wakafine/domain/statistics/coach-tips';
import { MINUTE_MS } from '@wakafine/domain/units';
import { Lightbulb } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { useFormats } from '../../../lib/format/format';
import { COACH_MESSAGES, COACH_REASONS, COACH_TIP_MESSAGES } from '../context/card-messages';
import { useDrive } from '../context/drive-context';
import { useNow } from '../../../lib/useNow';

/** Advice of the safety coach now, each tip with its reason; at most four. */
export function CoachCard() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { live } = useDrive();
  const atMs = useNow(true, MINUTE_MS);
  const speedKmh = live?.speedKmh ?? null;
  const violationCount = live?.journey.violationCount ?? 0;
  const journeyS = live?.durationS ?? 0;
  const tips = coachTips({ speedKmh, violationCount, journeyS, atMs });
  return (
    <Card display="flex" gap="3" alignItems="flex-start">
      <Flex
        boxSize="10"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="control"
        bg="brand.subtle"
        color="brand.fg"
        aria-hidden
      >
        <Lightbulb size={24} />
      </Flex>
      <Flex direction="column" gap="1" minW="0" flex="1">
        <Heading as="h2" textStyle="section">
          {formatMessage(COACH_MESSAGES.title)}
        </Heading>
        {tips.length === 0 && (
          <Text textStyle="small" color="fg.muted">
            {formatMessage(COACH_MESSAGES.none)}
          </Text>
        )}
        <Flex as="ul" direction="column" gap="3" listStyleType="none">
          {tips.map((tip) => (
            <li key={tip}>
              <Text textStyle="strong">{formatMessage(COACH_TIP_MESSAGES[tip], { minutes: BREAK_MIN })}</Text>
              <Text textStyle="small" color="fg.muted">
                {formatMessage(COACH_REASONS[tip], reasonOf(tip))}
              </Text>
            </li>
          ))}
        </Flex>
      </Flex>
    </Card>
  );

  function reasonOf(tip: CoachTip): Record<string, string | number> {
    const speed = formats.speed(speedKmh ?? 0);
    const values: Record<CoachTip, Record<string, string | number>> = {
      HIGH_SPEED: { speed, limit: formats.speed(COACH_ABOVE_KMH.high) },
      MODERATE_SPEED: { speed, limit: formats.speed(COACH_ABOVE_KMH.moderate) },
      BREAK: { duration: formats.wholeDuration(journeyS) },
      SEVERAL_VIOLATIONS: { count: violationCount },
      NIGHT: COACH_HOURS.night,
      MORNING_RUSH: COACH_HOURS.morningRush,
      EVENING_RUSH: COACH_HOURS.eveningRush,
    };
    return values[tip];
  }
}
