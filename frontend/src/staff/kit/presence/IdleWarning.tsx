import { Button, Text } from '@chakra-ui/react';
import { STAFF_IDLE_MS, STAFF_IDLE_WARNING_MS } from '@wakafine/domain/people/staff-session';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { useStaffViewerQuery } from '../../../graphql/staff';
import { announceSessionDoubt } from '../../../lib/errors/session-lost';
import { lastAskedAtMs, watchPresence } from '../../../lib/network/staff-presence';
import { useNow } from '../../../lib/useNow';
import { IDLE_MESSAGES } from './messages';

const SECOND_MS = 1_000;
/** While there is time, it is looked at so often. */
const CHECK_EVERY_MS = 10_000;

/** Two minutes before the session of somebody who does nothing ends: says so, and lets them stay. */
export function IdleWarning() {
  const { formatMessage } = useIntl();
  const { refetch } = useStaffViewerQuery({ fetchPolicy: 'cache-only' });
  const [isNear, setIsNear] = useState(false);
  // Opening the dashboard asks for something too, before anything is written down.
  const [openedAtMs] = useState(() => Date.now());
  const nowMs = useNow(true, isNear ? SECOND_MS : CHECK_EVERY_MS);
  const leftMs = Math.max(openedAtMs, lastAskedAtMs()) + STAFF_IDLE_MS - nowMs;
  if (isNear !== leftMs <= STAFF_IDLE_WARNING_MS) {
    setIsNear(!isNear);
  }
  const isOver = leftMs <= 0;
  useEffect(() => watchPresence(), []);
  useEffect(
    function askWhetherItHasEnded() {
      if (isOver) {
        announceSessionDoubt();
      }
    },
    [isOver],
  );
  // The press itself says that somebody is here, so that the question counts.
  const stay = (): void => void refetch().catch(() => undefined);
  const leftS = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return (
    <Sheet
      isOpen={isNear}
      onClose={stay}
      title={formatMessage(IDLE_MESSAGES.title)}
      isUnasked
      footer={
        <Button w="full" onClick={stay}>
          {formatMessage(IDLE_MESSAGES.stay)}
        </Button>
      }
    >
      <Text>
        {formatMessage(IDLE_MESSAGES.text, {
          time: `${Math.floor(leftS / 60)}:${String(leftS % 60).padStart(2, '0')}`,
        })}
      </Text>
    </Sheet>
  );
}
