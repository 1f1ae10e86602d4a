import { Flex, Text } from '@chakra-ui/react';
import { CloudUpload, PencilLine, Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import type { DraftState } from '../draft/incident-draft';
import { SYNC_MESSAGES } from './my-messages';

const ICONS = { unfinished: PencilLine, saved: Smartphone, sending: CloudUpload } as const;

/** State of an incident that is still on the phone, by icon and word. */
export function SyncState({ state }: { state: DraftState | 'sending' }) {
  const { formatMessage } = useIntl();
  const Icon = state === 'failed' ? null : ICONS[state];
  return (
    <Flex align="center" gap="1.5" color={state === 'failed' ? 'danger.fg' : 'fg'} aria-live="polite">
      {Icon === null ? <ZoneGlyph zone="danger" /> : <Icon size={16} aria-hidden />}
      <Text textStyle="label">{formatMessage(SYNC_MESSAGES[state])}</Text>
    </Flex>
  );
}
