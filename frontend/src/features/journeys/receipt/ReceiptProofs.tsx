import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { Check, CheckCheck, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { useReachability } from '../../../lib/network/reachability';
import type { Receipt } from '../../../lib/offline/receipt';
import { ownStateOf } from '../../../lib/offline/own-journey';
import { useOwnJourneys } from '../../../lib/offline/own-journeys';
import { useViewer } from '../../../lib/session/session';
import { RECEIPT_MESSAGES as TEXTS } from './messages';

export interface ReceiptProofsProps {
  receipt: Receipt | null;
  isConfirmed: boolean;
}

/** The two proofs that a journey is stored: on this phone and on the server. What is not confirmed has a dashed frame. */
export function ReceiptProofs({ receipt, isConfirmed }: ReceiptProofsProps) {
  const onServer = useServerProof(receipt, isConfirmed);
  return (
    <Grid role="status" gap="2" templateColumns={{ base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' }}>
      <Proof
        {...(receipt?.isStored === true
          ? { icon: Check, text: TEXTS.onPhone, atMs: receipt.storedAtMs }
          : { icon: Clock, text: TEXTS.notOnPhone, isOpen: true })}
      />
      <Proof {...onServer} />
    </Grid>
  );
}

interface ProofProps {
  icon: LucideIcon;
  text: MessageDescriptor;
  atMs?: number | null;
  /** Whether it is not proven yet. */
  isOpen?: boolean;
}

function useServerProof(receipt: Receipt | null, isConfirmed: boolean): ProofProps {
  const { isReachable } = useReachability();
  const own = useOwnJourneys(useViewer()?.id ?? '')?.find(({ clientId }) => clientId === receipt?.key);
  if (isConfirmed) {
    return { icon: CheckCheck, text: TEXTS.onServer, atMs: receipt?.confirmedAtMs ?? null };
  }
  if (own !== undefined && ownStateOf(own) === 'failed') {
    return { icon: TriangleAlert, text: TEXTS.refused, isOpen: true };
  }
  return { icon: Clock, text: isReachable ? TEXTS.onItsWay : TEXTS.later, isOpen: true };
}

function Proof({ icon: Icon, text, atMs = null, isOpen = false }: ProofProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormats();
  return (
    <Flex
      align="center"
      gap="2.5"
      px="3"
      py="2.5"
      minW="0"
      bg={isOpen ? undefined : 'bg.muted'}
      borderWidth="1px"
      borderStyle={isOpen ? 'dashed' : 'solid'}
      borderColor={isOpen ? 'border.strong' : 'bg.muted'}
      borderRadius="control"
    >
      <Box color={isOpen ? 'fg.muted' : 'fg'} flexShrink="0" aria-hidden>
        <Icon size={20} />
      </Box>
      <Box minW="0">
        <Text textStyle="label">{formatMessage(text)}</Text>
        {atMs !== null && (
          <Text textStyle="micro" fontWeight="normal" color="fg.muted">
            {time(atMs)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
