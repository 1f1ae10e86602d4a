import { EVENT_LANGUAGES, VERIFY_SNIPPETS } from '@wakafine/domain/events/verify-snippets';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../api/language-names';
import { CodeTabs } from '../kit/CodeTabs';
import { WEBHOOK_MESSAGES } from './messages';

const TABS = EVENT_LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], code: VERIFY_SNIPPETS[id] }));

/** Programs by which a receiver finds out whether a message is genuine. */
export function VerifyCode() {
  const { formatMessage } = useIntl();
  return (
    <CodeTabs
      title={formatMessage(WEBHOOK_MESSAGES.verify)}
      text={formatMessage(WEBHOOK_MESSAGES.verifyText)}
      tabs={TABS}
    />
  );
}
