import { Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { PATHS } from '../../../lib/paths';
import { RESET_MESSAGES, SIGN_IN_MESSAGES } from '../fields/messages';
import type { ResetState } from './reset-state';

export interface NewPinShownProps {
  newPin: string;
  /** Data that sign-in goes on with. */
  state: ResetState;
}

/** The new PIN in big digits, and the way on. */
export function NewPinShown({ newPin, state }: NewPinShownProps) {
  const intl = useIntl();
  return (
    <Flex direction="column" gap="5" mt="6">
      <Card>
        <Text textStyle="label" color="fg.muted">
          {intl.formatMessage(RESET_MESSAGES.yourPin)}
        </Text>
        <Text textStyle="display" letterSpacing="0.12em" mt="1">
          {newPin}
        </Text>
        <Text textStyle="small" color="fg.muted" mt="2">
          {intl.formatMessage(RESET_MESSAGES.store)}
        </Text>
      </Card>
      <Button asChild size="lg">
        <Link to={PATHS.signIn} state={state}>
          {intl.formatMessage(SIGN_IN_MESSAGES.submit)}
        </Link>
      </Button>
    </Flex>
  );
}
