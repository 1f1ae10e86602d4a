import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Copy, Flag, MessageSquare, Send, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { FaultLine } from '../../../components/states/FaultLine';
import { notify } from '../../../components/surface/toaster';
import { copyText } from '../../../lib/copy-text';
import { familyUrl } from '../../../lib/family/queued-family-link';
import { useFormats } from '../../../lib/format/format';
import { ArrivalSheet } from './ArrivalSheet';
import { ARRIVAL_MESSAGES, FAMILY_MESSAGES } from './messages';
import { useStopSharing, type ShownFamilyLink } from './useFamilyLinks';

/** A link that others can open: its address, who has opened it, and its end. */
export function OpenLink({ link }: { link: ShownFamilyLink }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { stop, isStopping } = useStopSharing();
  const [hasFailed, setHasFailed] = useState(false);
  const [isArriving, setIsArriving] = useState(false);
  const { known, token } = link;

  async function end(): Promise<void> {
    const isEnded = await stop(link);
    setHasFailed(!isEnded);
    if (isEnded) {
      notify({ kind: 'success', title: formatMessage(FAMILY_MESSAGES.stopped) });
    }
  }

  return (
    <Flex direction="column" gap="3">
      {link.isSos && <Text textStyle="strong">{formatMessage(FAMILY_MESSAGES.sos)}</Text>}
      {token === null ? (
        <Text color="fg.muted">{formatMessage(FAMILY_MESSAGES.elsewhere)}</Text>
      ) : (
        <Address url={familyUrl(token)} />
      )}
      {known === null ? (
        <Text role="status" color="fg.muted">
          {formatMessage(FAMILY_MESSAGES.queued)}
        </Text>
      ) : (
        <Text>
          {formatMessage(FAMILY_MESSAGES.until, { time: formats.time(known.endsAt) })}
          {' · '}
          {formatMessage(FAMILY_MESSAGES.opened, {
            count: known.openCount,
            time: formats.time(known.lastOpenedAt ?? known.createdAt),
          })}
        </Text>
      )}
      {hasFailed && <FaultLine>{formatMessage(FAMILY_MESSAGES.stopFailed)}</FaultLine>}
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" flex="1" loading={isStopping} onClick={() => void end()}>
          {formatMessage(FAMILY_MESSAGES.stop)}
        </Button>
        {known !== null && (
          <Button variant="outline" flex="1" onClick={() => setIsArriving(true)}>
            <Flag size={20} aria-hidden />
            {formatMessage(ARRIVAL_MESSAGES.open)}
          </Button>
        )}
      </Flex>
      {isArriving && known !== null && (
        <ArrivalSheet linkId={known.id} onClose={() => setIsArriving(false)} />
      )}
    </Flex>
  );
}

/** The address, and the ways to send it. */
function Address({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  const text = formatMessage(FAMILY_MESSAGES.text, { link: url });
  const encoded = encodeURIComponent(text);
  const canShare = typeof navigator.share === 'function';

  async function copy(): Promise<void> {
    const isCopied = await copyText(url);
    notify({
      kind: isCopied ? 'success' : 'error',
      title: formatMessage(isCopied ? FAMILY_MESSAGES.copied : FAMILY_MESSAGES.copyFailed),
    });
  }

  return (
    <>
      <Flex gap="2" align="center">
        <Box
          flex="1"
          minW="0"
          px="3"
          py="3"
          borderWidth="1px"
          borderColor="border.strong"
          borderRadius="control"
          overflowWrap="anywhere"
          userSelect="all"
        >
          {url.replace(/^https?:\/\//, '')}
        </Box>
        <IconButton
          label={formatMessage(FAMILY_MESSAGES.copy)}
          icon={<Copy size={20} />}
          onClick={() => void copy()}
        />
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button asChild variant="outline" flex="1">
          <a href={`https://wa.me/?text=${encoded}`} target="_blank" rel="noreferrer">
            <Send size={20} aria-hidden />
            {formatMessage(FAMILY_MESSAGES.whatsApp)}
          </a>
        </Button>
        <Button asChild variant="outline" flex="1">
          <a href={`sms:?&body=${encoded}`}>
            <MessageSquare size={20} aria-hidden />
            {formatMessage(FAMILY_MESSAGES.sms)}
          </a>
        </Button>
        {canShare && (
          <Button
            variant="outline"
            flex="1"
            // Closing the phone's own sheet is no fault.
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <Share2 size={20} aria-hidden />
            {formatMessage(FAMILY_MESSAGES.share)}
          </Button>
        )}
      </Flex>
    </>
  );
}
