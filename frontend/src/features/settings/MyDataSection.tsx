import { chakra } from '@chakra-ui/react';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { useViewer } from '../../lib/session';
import { DeleteAccountSheet } from './DeleteAccountSheet';
import { MY_DATA_MESSAGES } from './messages';
import { SettingsRow } from './SettingsRow';
import { SettingsSection } from './SettingsSection';

/** Where the server gives everything of the signed-in citizen as one file. */
const EXPORT_ADDRESS = '/api/me/export.json';

/** Taking one's data along, and leaving; for citizens. */
export function MyDataSection() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const [isAsking, setIsAsking] = useState(false);
  if (viewer?.role !== 'CITIZEN') {
    return null;
  }
  return (
    <SettingsSection title={formatMessage(MY_DATA_MESSAGES.title)}>
      <Card isFlush>
        <SettingsRow
          icon={Download}
          text={formatMessage(MY_DATA_MESSAGES.download)}
          hint={formatMessage(MY_DATA_MESSAGES.downloadHint)}
        >
          <a href={EXPORT_ADDRESS} download />
        </SettingsRow>
        <SettingsRow
          icon={Trash2}
          text={formatMessage(MY_DATA_MESSAGES.delete)}
          hint={formatMessage(MY_DATA_MESSAGES.deleteHint)}
          isDestructive
          isLast
        >
          <chakra.button type="button" onClick={() => setIsAsking(true)} />
        </SettingsRow>
      </Card>
      <DeleteAccountSheet viewer={viewer} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </SettingsSection>
  );
}
