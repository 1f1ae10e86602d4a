import { Button, chakra, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { TOTP_MESSAGES } from '../kit/messages';

/** The ten codes, which are never shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const intl = useIntl();
  return (
    <>
      <Heading as="h4" textStyle="strong">
        {intl.formatMessage(TOTP_MESSAGES.codesTitle)}
      </Heading>
      <Text color="fg.muted">{intl.formatMessage(TOTP_MESSAGES.codesText)}</Text>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="2"
        p="4"
        bg="bg.muted"
        borderRadius="control"
        userSelect="all"
      >
        {codes.map((code) => (
          <li key={code}>
            <chakra.code textStyle="strong">{code}</chakra.code>
          </li>
        ))}
      </chakra.ul>
      <Button onClick={onDone}>{intl.formatMessage(TOTP_MESSAGES.codesDone)}</Button>
    </>
  );
}
