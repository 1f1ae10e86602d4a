import { Button, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { RESET_MESSAGES, SIGN_IN_MESSAGES } from '../fields/messages';

export interface StepLinksProps {
  /** The page that the visitor had asked for; sign-up hands it back. */
  returnTo: string;
  /** What was typed as the number so far; sign-up opens with it. */
  mobileNumber: string;
  isResetStarting: boolean;
  onReset: () => void;
}

/** Under both steps of sign-in: for those without their PIN, and for those without an account. */
export function StepLinks({ returnTo, mobileNumber, isResetStarting, onReset }: StepLinksProps) {
  const intl = useIntl();
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="4" mt="1">
      <Button
        type="button"
        variant="ghost"
        px="3"
        ms="-3"
        flexShrink="1"
        loading={isResetStarting}
        onClick={onReset}
      >
        {intl.formatMessage(RESET_MESSAGES.start)}
      </Button>
      <Button asChild variant="ghost" px="3" mx="-3">
        <Link to={PATHS.signUp} state={{ returnTo, mobileNumber }}>
          {intl.formatMessage(SIGN_IN_MESSAGES.createAccount)}
        </Link>
      </Button>
    </Flex>
  );
}
