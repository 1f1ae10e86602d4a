import { Flex, Text } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SIGN_IN_MESSAGES } from '../fields/messages';
import type { LocalTries } from './local-tries';

const MINUTE_S = 60;

/** Tries that are left before a wait, or the time that is left of it. */
export function TriesNotice({ tries, nowMs }: { tries: LocalTries; nowMs: number }) {
  const intl = useIntl();
  const { left, waitUntilMs } = tries;
  const waitS = waitUntilMs === null ? 0 : Math.max(0, Math.ceil((waitUntilMs - nowMs) / 1000));
  return (
    <Flex align="center" gap="2.5" px="4" py="3" bg="info.subtle" borderRadius="12px" textStyle="small">
      <Flex color="info.fg" aria-hidden>
        <Timer size={20} />
      </Flex>
      {waitUntilMs === null ? (
        <Text role="status" flex="1">
          {intl.formatMessage(SIGN_IN_MESSAGES.triesLeft, { count: left ?? 0 })}
        </Text>
      ) : (
        <Text role="timer" flex="1">
          {intl.formatMessage(SIGN_IN_MESSAGES.wait, {
            time: `${Math.floor(waitS / MINUTE_S)}:${String(waitS % MINUTE_S).padStart(2, '0')}`,
          })}
        </Text>
      )}
    </Flex>
  );
}
