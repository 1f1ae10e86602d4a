import { useIntl } from 'react-intl';
import { useEnrolTotpMutation, type EnrolTotpMutation } from '../../graphql/staff';
import { PASSWORD_MESSAGES, TOTP_MESSAGES } from '../kit/messages';
import { OneFieldForm } from '../kit/presence/OneFieldForm';
import { useFailureText } from '../kit/presence/useFailureText';

export interface TotpPasswordProps {
  onEnrolled: (enrolment: EnrolTotpMutation['enrolTotp']) => void;
  onCancel: () => void;
}

/** Asks for the password once more before a second step is set up. */
export function TotpPassword({ onEnrolled, onCancel }: TotpPasswordProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const [enrolTotp] = useEnrolTotpMutation();
  const enrol = async (password: string): Promise<void> => {
    const { data } = await enrolTotp({ variables: { input: { password } } });
    if (data !== undefined) {
      onEnrolled(data.enrolTotp);
    }
  };
  return (
    <OneFieldForm
      label={intl.formatMessage(TOTP_MESSAGES.password)}
      type="password"
      autoComplete="current-password"
      submitText={intl.formatMessage(TOTP_MESSAGES.next)}
      onSubmit={(password) => failureText(() => enrol(password), { BAD_USER_INPUT: PASSWORD_MESSAGES.wrong })}
      onCancel={onCancel}
    />
  );
}
