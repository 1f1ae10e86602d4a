import { chakra } from '@chakra-ui/react';
import { Download, Eye, Trash2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { DeleteAccountSheet } from './DeleteAccountSheet';
import { MY_DATA_MESSAGES } from '../form/messages';
import { SettingsRow } from '../form/SettingsRow';
import { SettingsSection } from '../form/SettingsSection';
import { EXPORT_ADDRESS, useExportData } from './useExportData';
import { isCitizen } from '../../../lib/session/rights';

/** Looks at one's data, its download, and leaving; for citizens. */
export function MyDataSection() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const [isAsking, setIsAsking] = useState(false);
  const { exportData, isExporting, fault } = useExportData();
  if (viewer === null || !isCitizen(viewer)) {
    return null;
  }
  // The address stays, for those who open it in another way.
  function handleExport(event: MouseEvent): void {
    event.preventDefault();
    void exportData();
  }
  return (
    <SettingsSection title={formatMessage(MY_DATA_MESSAGES.title)}>
      <Card isFlush>
        <SettingsRow
          icon={Eye}
          text={formatMessage(MY_DATA_MESSAGES.looks)}
          hint={formatMessage(MY_DATA_MESSAGES.looksHint)}
        >
          <Link to={PATHS.looks} />
        </SettingsRow>
        <SettingsRow
          icon={Download}
          text={formatMessage(MY_DATA_MESSAGES.download)}
          hint={fault ?? formatMessage(MY_DATA_MESSAGES.downloadHint)}
          hasFailed={fault !== null}
        >
          <a href={EXPORT_ADDRESS} download aria-busy={isExporting} onClick={handleExport} />
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
