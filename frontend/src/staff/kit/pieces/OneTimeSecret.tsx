import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { copyText } from '../../../lib/copy-text';
import { ACT_MESSAGES } from './messages';

export interface OneTimeSecretProps {
  /** Its purpose, and that it is not shown again. */
  text: string;
  /** Its name for screen readers. */
  label: string;
  secret: string;
  /** On the button that copies it. */
  copyLabel: string;
  /** Called once it is copied. */
  copiedText: string;
  onDone: () => void;
}

/** A secret that is shown once, to be passed on to its holder. */
export function OneTimeSecret({ text, label, secret, copyLabel, copiedText, onDone }: OneTimeSecretProps) {
  const { formatMessage } = useIntl();
  async function copy(): Promise<void> {
    // Where it can't be copied, it stands there to be selected.
    if (await copyText(secret)) {
      notify({ kind: 'success', title: copiedText });
    }
  }
  return (
    <Flex direction="column" gap="4" pb="4">
      <Text>{text}</Text>
      <chakra.output
        aria-label={label}
        textStyle="section"
        letterSpacing="0.06em"
        px="4"
        py="3"
        bg="bg.muted"
        borderRadius="control"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {secret}
      </chakra.output>
      <Button onClick={() => void copy()}>
        <Copy size={20} aria-hidden />
        {copyLabel}
      </Button>
      <Button variant="outline" onClick={onDone}>
        {formatMessage(ACT_MESSAGES.passedOn)}
      </Button>
    </Flex>
  );
}
