import { useIntl } from 'react-intl';
import { useRemoveTotpMutation } from '../../graphql/generated';
import { TOTP_MESSAGES } from './messages';
import { OneFieldForm } from './OneFieldForm';
import { useFailureText } from '../../lib/errors/useFailureText';

/** Removes the second step, by a code of it. */
export function TotpRemoval({ onRemoved, onCancel }: { onRemoved: () => void; onCancel: () => void }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const [removeTotp] = useRemoveTotpMutation();
  const remove = async (code: string): Promise<void> => {
    await removeTotp({ variables: { input: { code } } });
    onRemoved();
  };
  return (
    <OneFieldForm
      label={intl.formatMessage(TOTP_MESSAGES.removeCode)}
      autoComplete="one-time-code"
      submitText={intl.formatMessage(TOTP_MESSAGES.remove)}
      onSubmit={(code) => failureText(() => remove(code), { BAD_USER_INPUT: TOTP_MESSAGES.wrongCode })}
      onCancel={onCancel}
    />
  );
}
