import { useIntl } from 'react-intl';
import { ASSIGN_TEXTS } from '../../kit/attention/messages';
import { KeyLine } from '../../kit/keys/KeyLine';
import { KEY_MESSAGES, MOVE_MESSAGES } from './messages';
import { ASSIGN_KEY } from './desk/assign-key';
import { TRIAGE_ACTS } from './triage';

/** Keys on a row of the inbox. */
export function KeyHelp() {
  const { formatMessage } = useIntl();
  const keys = [
    { keys: ['j', 'k'], text: formatMessage(KEY_MESSAGES.move) },
    { keys: [formatMessage(KEY_MESSAGES.enter)], text: formatMessage(KEY_MESSAGES.open) },
    { keys: [ASSIGN_KEY], text: formatMessage(ASSIGN_TEXTS.assign) },
    ...TRIAGE_ACTS.map(({ key, to }) => ({ keys: [key], text: formatMessage(MOVE_MESSAGES[to]) })),
  ];
  return <KeyLine label={formatMessage(KEY_MESSAGES.label)} keys={keys} />;
}
