import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../components/surface/Sheet';
import { ADMIN_SIGN_IN_MESSAGES } from '../kit/messages';

export interface JourneyQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** Asks before a sign-in of staff replaces the session of a citizen who is on the way. */
export function JourneyQuestion({ isOpen, onStay, onGo }: JourneyQuestionProps) {
  const intl = useIntl();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onStay}
      title={intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.journeyTitle)}
      footer={
        <>
          <Button width="full" onClick={onStay}>
            {intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.journeyStay)}
          </Button>
          <Button variant="surface" colorPalette="danger" width="full" onClick={onGo}>
            {intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.journeyGo)}
          </Button>
        </>
      }
    >
      <Text pb="4">{intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.journeyText)}</Text>
    </Sheet>
  );
}
