import { chakra } from '@chakra-ui/react';
import { Bell, Play, Smartphone, Volume2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { SwitchRow } from '../../components/SwitchRow';
import { playSample } from '../../lib/sound/alert-player';
import { SWITCH_MESSAGES } from './messages';
import { SettingsRow } from './SettingsRow';
import { SettingsSection } from './SettingsSection';
import type { SettingsForm } from './useSettingsForm';

/** How the phone may make itself heard and felt. */
export function NotificationsSection({ form: { values, change } }: { form: SettingsForm }) {
  const { formatMessage } = useIntl();
  const canVibrate = 'vibrate' in navigator;
  return (
    <SettingsSection title={formatMessage(SWITCH_MESSAGES.title)}>
      <Card isFlush>
        <SwitchRow
          icon={Bell}
          text={formatMessage(SWITCH_MESSAGES.notifications)}
          hint={formatMessage(SWITCH_MESSAGES.notificationsHint)}
          isOn={values.notifications}
          onChange={(notifications) => change({ notifications })}
        />
        <SwitchRow
          icon={Volume2}
          text={formatMessage(SWITCH_MESSAGES.sound)}
          hint={formatMessage(SWITCH_MESSAGES.soundHint)}
          isOn={values.soundAlerts}
          onChange={(soundAlerts) => change({ soundAlerts })}
        />
        <SwitchRow
          icon={Smartphone}
          text={formatMessage(SWITCH_MESSAGES.vibration)}
          hint={formatMessage(canVibrate ? SWITCH_MESSAGES.vibrationHint : SWITCH_MESSAGES.noVibration)}
          isOn={canVibrate && values.vibration}
          isDisabled={!canVibrate}
          onChange={(vibration) => change({ vibration })}
        />
        <SettingsRow icon={Play} text={formatMessage(SWITCH_MESSAGES.test)} isLast>
          <chakra.button type="button" onClick={() => playSample('warning')} />
        </SettingsRow>
      </Card>
    </SettingsSection>
  );
}
