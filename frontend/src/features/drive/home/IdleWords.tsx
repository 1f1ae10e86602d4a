import { Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { IDLE_MESSAGES } from '../context/messages';

/** Texts of the home page while no journey is on. */
export function IdleWords() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Heading as="h1" textStyle="heading" mt="0.5">
        {formatMessage(IDLE_MESSAGES.title)}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="1" mb="4">
        {formatMessage(IDLE_MESSAGES.hint)}
      </Text>
    </>
  );
}
