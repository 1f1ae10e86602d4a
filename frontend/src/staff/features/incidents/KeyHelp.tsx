import { useIntl } from 'react-intl';
import { KeyLine } from '../../kit/keys/KeyLine';
import { KEY_MESSAGES, MOVE_MESSAGES } from './messages';
import { TRIAGE_ACTS } from './triage';

/** Keys on a row of the inbox. */
export function KeyHelp() {
  const { formatMessage } = useIntl();
  const keys = [
    { keys: ['j', 'k'], text: formatMessage(KEY_MESSAGES.move) },
    { keys: [formatMessage(KEY_MESSAGES.enter)], text: formatMessage(KEY_MESSAGES.open) },
    ...TRIAGE_ACTS.map(({ key, to }) => ({ keys: [key], text: formatMessage(MOVE_MESSAGES[to]) })),
  ];
  return <KeyLine label={formatMessage(KEY_MESSAGES.label)} keys={keys} />;
}
