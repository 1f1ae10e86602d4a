import { useIntl } from 'react-intl';
import { KEYS_MESSAGES } from '../../../kit/keys/messages';
import { KeyLine } from '../../../kit/keys/KeyLine';
import { ACT_TEXTS } from './messages';

/** Keys that work on the queue, for those who act on it. */
export function QueueKeys({ mayAct }: { mayAct: boolean }) {
  const { formatMessage } = useIntl();
  const acts = [
    { keys: ['a'], text: formatMessage(ACT_TEXTS.assign) },
    { keys: ['s'], text: formatMessage(ACT_TEXTS.snooze) },
    { keys: ['e'], text: formatMessage(ACT_TEXTS.complete) },
  ];
  return (
    <KeyLine
      label={formatMessage(KEYS_MESSAGES.line)}
      keys={[
        { keys: ['j', 'k'], text: formatMessage(ACT_TEXTS.next) },
        { keys: ['Enter'], text: formatMessage(ACT_TEXTS.open) },
        ...(mayAct ? acts : []),
        { keys: ['w'], text: formatMessage(ACT_TEXTS.why) },
      ]}
    />
  );
}
