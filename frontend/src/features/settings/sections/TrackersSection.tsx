import { RadioTower } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { SETTINGS_MESSAGES } from '../form/messages';
import { SettingsRow } from '../form/SettingsRow';
import { SettingsSection } from '../form/SettingsSection';
import { isCitizen } from '../../../lib/session/rights';

/** The way to the devices that send positions by themselves; for citizens. */
export function TrackersSection() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  if (viewer === null || !isCitizen(viewer)) {
    return null;
  }
  return (
    <SettingsSection title={formatMessage(SETTINGS_MESSAGES.trackers)}>
      <Card isFlush>
        <SettingsRow
          icon={RadioTower}
          text={formatMessage(SETTINGS_MESSAGES.trackersRow)}
          hint={formatMessage(SETTINGS_MESSAGES.trackersHint)}
          isLast
        >
          <Link to={PATHS.trackers} />
        </SettingsRow>
      </Card>
    </SettingsSection>
  );
}
