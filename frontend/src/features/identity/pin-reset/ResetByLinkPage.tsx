import { Button, chakra } from '@chakra-ui/react';
import { drawPin, pinFault } from '@wakafine/domain/people/choose-pin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { announceSessionDoubt } from '../../../lib/errors/session-lost';
import { IdentityFrame } from '../fields/IdentityFrame';
import { RESET_MESSAGES } from '../fields/messages';
import { NewPinShown } from './NewPinShown';
import { PinField } from '../fields/PinField';
import { resetStateOf } from './reset-state';
import { unguessable } from '../fields/unguessable';
import { useResetPinByLink } from './useResetPin';
import { useSingleField } from '../fields/useSingleField';

/**
 * A new PIN with the link of the message, which holds what the code would show; for anyone who has it, signed in
 * or not.
 */
export function ResetByLinkPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const resetPin = useResetPinByLink();
  const [choice] = useState(() => ({ year: new Date().getFullYear() }));
  const [drawnPin] = useState(() => drawPin(unguessable, choice));
  const [newPin, setNewPin] = useState<string | null>(null);
  const field = useSingleField({
    start: drawnPin,
    rule: (pin) => pinFault(pin, choice),
    onSend: async (pin) => {
      const failures = await resetPin({ token, newPin: pin });
      if (failures === null) {
        setNewPin(pin);
        // A new PIN ends every session of the account, perhaps the one on this phone.
        announceSessionDoubt();
      }
      return failures?.newPin ?? failures?.code ?? null;
    },
  });
  return (
    <IdentityFrame
      title={intl.formatMessage(newPin === null ? RESET_MESSAGES.title : RESET_MESSAGES.done)}
      intro={intl.formatMessage(newPin === null ? RESET_MESSAGES.linkIntro : RESET_MESSAGES.linkDone)}
      onBack={() => void navigate(PATHS.signIn)}
    >
      {newPin === null ? (
        <chakra.form noValidate onSubmit={field.send} display="flex" flexDirection="column" gap="5" mt="6">
          <PinField
            id="newPin"
            label={intl.formatMessage(RESET_MESSAGES.newPin)}
            hint={intl.formatMessage(RESET_MESSAGES.newPinHint)}
            purpose="new"
            isShownAtStart
            value={field.value}
            error={field.error}
            onChange={field.change}
            onBlur={field.leave}
          />
          <Button type="submit" size="lg" loading={field.isSending}>
            {intl.formatMessage(RESET_MESSAGES.submit)}
          </Button>
        </chakra.form>
      ) : (
        <NewPinShown newPin={newPin} state={resetStateOf(null)} />
      )}
    </IdentityFrame>
  );
}
