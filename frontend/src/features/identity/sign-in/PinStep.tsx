import { Button, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '../../../lib/useNow';
import { enteredPinFault } from '../fields/entered-pin-fault';
import { clearLocalTries, countLocalTry, localTries } from './local-tries';
import { FIELD_MESSAGES, SIGN_IN_MESSAGES } from '../fields/messages';
import { PinField } from '../fields/PinField';
import { StepLinks } from './StepLinks';
import { useSignIn } from './useSignIn';
import { useSignInCode } from './useSignInCode';
import { useSingleField } from '../fields/useSingleField';
import { useStartPinReset } from '../pin-reset/useStartPinReset';

// Seldom seen, and by nobody at first.
const SignInCodeField = lazy(() =>
  import('./SignInCodeField').then((field) => ({ default: field.SignInCodeField })),
);
const TriesNotice = lazy(() => import('./TriesNotice').then((notice) => ({ default: notice.TriesNotice })));

export interface PinStepProps {
  /** The 9 digits of the first step. */
  mobileNumber: string;
  /** The page that the visitor had asked for; sign-up hands it back. */
  returnTo: string;
  /** The PIN of a demo account that was chosen, else empty. */
  filledPin?: string;
  onDifferentNumber: () => void;
}

/**
 * Second step of sign-in: the PIN, and a code where the server wants one. A refused one is shown in a notice and
 * under the field.
 */
export function PinStep({ mobileNumber, returnTo, filledPin = '', onDifferentNumber }: PinStepProps) {
  const intl = useIntl();
  const signIn = useSignIn();
  const [tries, setTries] = useState(() => localTries(Date.now()));
  const { code, send, shown } = useSignInCode(mobileNumber);
  const { startReset, isStarting } = useStartPinReset(returnTo);
  const field = useSingleField({
    start: filledPin,
    rule: enteredPinFault,
    onSend: async (pin) => {
      const shownCode = shown();
      if (shownCode === null) {
        return null;
      }
      const failure = await signIn(mobileNumber, pin, shownCode);
      if (failure?.isCodeNeeded === true) {
        return send();
      }
      if (failure === null) {
        clearLocalTries();
      } else if (failure.isWrongPin) {
        // With a code the server counts by that one, and by no rule that is the same for all numbers.
        if (shownCode === undefined) {
          countLocalTry();
        }
        field.change('');
      }
      setTries(localTries());
      return failure?.text ?? null;
    },
  });
  // The clock ticks from the first render on: a wait that began since is not counted from before its start.
  const nowMs = Math.max(useNow(tries.waitUntilMs !== null), tries.readAtMs);
  const isWaiting = tries.waitUntilMs !== null && tries.waitUntilMs > nowMs;

  async function handleReset(): Promise<void> {
    const failure = await startReset(mobileNumber);
    if (failure !== null) {
      field.refuse(failure);
    }
  }

  return (
    <chakra.form noValidate onSubmit={field.send} display="flex" flexDirection="column">
      <chakra.button
        type="button"
        onClick={onDifferentNumber}
        alignSelf="flex-start"
        minH="12"
        textStyle="strong"
        color="brand.fg"
        textDecoration="underline"
        textUnderlineOffset="3px"
        textDecorationThickness="1px"
        cursor="pointer"
      >
        {intl.formatMessage(SIGN_IN_MESSAGES.differentNumber)}
      </chakra.button>
      <input type="hidden" name="username" autoComplete="username" value={mobileNumber} />
      <Flex direction="column" gap="5" mt="3">
        <PinField
          id="pin"
          label={intl.formatMessage(FIELD_MESSAGES.pin)}
          hint={intl.formatMessage(FIELD_MESSAGES.pinHint)}
          purpose="current"
          hasFocusAtStart
          value={field.value}
          error={field.error}
          onChange={field.change}
          onBlur={field.leave}
        />
        <Suspense fallback={null}>
          {code !== null && <SignInCodeField code={code} />}
          {(isWaiting || tries.left !== null) && <TriesNotice tries={tries} nowMs={nowMs} />}
        </Suspense>
        <Button type="submit" size="lg" loading={field.isSending} disabled={isWaiting}>
          {intl.formatMessage(SIGN_IN_MESSAGES.submit)}
        </Button>
      </Flex>
      <StepLinks
        returnTo={returnTo}
        mobileNumber={mobileNumber}
        isResetStarting={isStarting}
        onReset={() => void handleReset()}
      />
    </chakra.form>
  );
}
