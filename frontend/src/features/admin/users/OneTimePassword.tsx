import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/toaster';
import { copyText } from '../../../lib/copy-text';
import { ADMIN_SIGN_IN_MESSAGES } from '../messages';
import { CREATE_STAFF_MESSAGES } from './messages';

/** An account of staff that was just created. */
export interface CreatedStaff {
  readonly username: string;
  readonly oneTimePassword: string;
}

/** The one-time password of a new account, for telling it to its holder. */
export function OneTimePassword({ created, onDone }: { created: CreatedStaff; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { username, oneTimePassword } = created;
  async function copy(): Promise<void> {
    // Where it can't be copied, it stands there to be selected.
    if (await copyText(oneTimePassword)) {
      notify({ kind: 'success', title: formatMessage(CREATE_STAFF_MESSAGES.copied) });
    }
  }
  return (
    <Flex direction="column" gap="4">
      <Text>{formatMessage(CREATE_STAFF_MESSAGES.createdText, { name: username })}</Text>
      <chakra.output
        aria-label={formatMessage(ADMIN_SIGN_IN_MESSAGES.password)}
        textStyle="section"
        letterSpacing="0.06em"
        px="4"
        py="3"
        bg="bg.muted"
        borderRadius="control"
        overflowWrap="anywhere"
      >
        {oneTimePassword}
      </chakra.output>
      <Button onClick={() => void copy()}>
        <Copy size={20} aria-hidden />
        {formatMessage(CREATE_STAFF_MESSAGES.copy)}
      </Button>
      <Button variant="outline" onClick={onDone}>
        {formatMessage(CREATE_STAFF_MESSAGES.done)}
      </Button>
    </Flex>
  );
}
