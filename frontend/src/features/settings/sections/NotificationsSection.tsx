import { chakra } from '@chakra-ui/react';
import { NOTIFICATIONS_STORED_DAYS } from '@wakafine/domain/notify/notifications';
import { Bell, Inbox, Play, Smartphone, Volume2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { PATHS } from '../../../lib/paths';
import { useSampleSound } from '../../../lib/voice/useSampleSound';
import { PUSH_MESSAGES, SWITCH_MESSAGES } from '../form/messages';
import { SOUND_MESSAGES } from '../form/sound-messages';
import { AlertSoundRow } from './AlertSoundRow';
import { PushRow } from './PushRow';
import { QuietHoursRow } from './QuietHoursRow';
import { SettingsRow } from '../form/SettingsRow';
import { SettingsSection } from '../form/SettingsSection';
import type { SettingsForm } from '../form/useSettingsForm';

/** Allowed messages and their hours, and sound and vibration of the phone. */
export function NotificationsSection({ form }: { form: SettingsForm }) {
  const { values, change } = form;
  const { formatMessage } = useIntl();
  const playSample = useSampleSound(values.alertSound, formatMessage(SOUND_MESSAGES.sample));
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
        <PushRow isAccountOn={values.notifications} />
        <QuietHoursRow />
        <SettingsRow
          icon={Inbox}
          text={formatMessage(PUSH_MESSAGES.inbox)}
          hint={formatMessage(PUSH_MESSAGES.inboxHint, { days: NOTIFICATIONS_STORED_DAYS })}
        >
          <Link to={PATHS.notifications} />
        </SettingsRow>
        <SwitchRow
          icon={Volume2}
          text={formatMessage(SWITCH_MESSAGES.sound)}
          hint={formatMessage(SWITCH_MESSAGES.soundHint)}
          isOn={values.soundAlerts}
          onChange={(soundAlerts) => change({ soundAlerts })}
        />
        {values.soundAlerts && <AlertSoundRow form={form} />}
        <SwitchRow
          icon={Smartphone}
          text={formatMessage(SWITCH_MESSAGES.vibration)}
          hint={formatMessage(canVibrate ? SWITCH_MESSAGES.vibrationHint : SWITCH_MESSAGES.noVibration)}
          isOn={canVibrate && values.vibration}
          isDisabled={!canVibrate}
          onChange={(vibration) => change({ vibration })}
        />
        <SettingsRow icon={Play} text={formatMessage(SWITCH_MESSAGES.test)} isLast>
          <chakra.button type="button" onClick={playSample} />
        </SettingsRow>
      </Card>
    </SettingsSection>
  );
}
