import { Button } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useNow } from '../../../lib/useNow';
import { RESET_MESSAGES } from '../fields/messages';

/** An SMS may take as long as that, and a second one in an hour is the last. */
const RESEND_AFTER_S = 60;
const MINUTE_S = 60;

export interface ResendCodeProps {
  /** Time when the latest code was asked for, ms. */
  sentAtMs: number;
  isSending: boolean;
  onResend: () => void;
}

/** Has another code sent, a minute after the one before; the time until then counts down in the button. */
export function ResendCode({ sentAtMs, isSending, onResend }: ResendCodeProps) {
  const intl = useIntl();
  const nowMs = useNow(true);
  const passedS = Math.max(0, Math.floor((nowMs - sentAtMs) / 1000));
  const waitS = Math.max(0, RESEND_AFTER_S - passedS);
  return (
    <Button
      type="button"
      variant="ghost"
      alignSelf="flex-start"
      px="3"
      ms="-3"
      disabled={waitS > 0}
      loading={isSending}
      onClick={onResend}
    >
      {waitS === 0
        ? intl.formatMessage(RESET_MESSAGES.another)
        : intl.formatMessage(RESET_MESSAGES.anotherIn, {
            time: `${Math.floor(waitS / MINUTE_S)}:${String(waitS % MINUTE_S).padStart(2, '0')}`,
          })}
    </Button>
  );
}
