import { Flex, Heading, Text } from '@chakra-ui/react';
import { checkTracker } from '@wakafine/domain/trackers/tracker-check';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useAgeText } from '../../../components/incidents/useAgeText';
import type { TrackerFieldsFragment } from '../../../graphql/generated';
import { useNow } from '../../../lib/useNow';
import { REASON_MESSAGES } from '../sent/messages';
import { CHECK_MESSAGES, OUTCOME_MESSAGES } from './messages';

export interface TrackerCheckPartProps {
  tracker: Pick<TrackerFieldsFragment, 'lastReceivedAt' | 'medianGapS' | 'messages'>;
  /** So often is the tracker asked for anew, s. */
  everyS: number;
}

/** Says whether a tracker works, and if not, what is wrong and what to do; it is read aloud when that changes. */
export function TrackerCheckPart({ tracker, everyS }: TrackerCheckPartProps) {
  const { formatMessage } = useIntl();
  const ageOf = useAgeText();
  const nowMs = useNow(true, everyS * 1_000);
  const { lastReceivedAt = null, medianGapS = null, messages } = tracker;
  const lastReceivedMs = lastReceivedAt === null ? null : Date.parse(lastReceivedAt);
  const check = checkTracker({ lastReceivedMs, medianGapS, messages }, nowMs);
  const heardAt = messages[0]?.receivedAt ?? lastReceivedAt;
  const Icon = check.kind === 'WORKS' ? CircleCheck : check.kind === 'NOTHING' ? CircleDashed : CircleAlert;
  return (
    <Flex as="section" direction="column" gap="1">
      <Heading as="h3" textStyle="label">
        {formatMessage(CHECK_MESSAGES.title)}
      </Heading>
      <Flex gap="2" align="flex-start" role="status">
        <Flex aria-hidden pt="0.5" flexShrink="0" color={check.kind === 'WORKS' ? 'brand.fg' : 'fg'}>
          <Icon size={20} />
        </Flex>
        <Text>
          {formatMessage(OUTCOME_MESSAGES[check.kind], {
            age: heardAt === null ? '' : ageOf(heardAt),
            seconds: Math.round(medianGapS ?? 0),
          })}
          {check.kind === 'REFUSED' && ` ${formatMessage(REASON_MESSAGES[check.reason])}`}
        </Text>
      </Flex>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(CHECK_MESSAGES.live, { seconds: everyS })}
      </Text>
    </Flex>
  );
}
