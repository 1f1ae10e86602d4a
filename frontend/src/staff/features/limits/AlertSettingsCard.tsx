import { Box } from '@chakra-ui/react';
import { Bell, Vibrate, Volume2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { notify } from '../../../components/surface/toaster';
import { useSetAlertSettingsMutation, type StaffLimitsQuery } from '../../../graphql/staff';
import { ALERT_SETTING_MESSAGES } from './messages';
import { recordOf } from './number-fields';
import { SettingsCard } from './SettingsCard';
import { useVersionedForm } from './useVersionedForm';
import { useMay } from '../../kit/frame/useMay';

const SWITCHES = ['sound', 'vibration', 'notification'] as const;
type Switches = Readonly<Record<(typeof SWITCHES)[number], boolean>>;
const ICONS = { sound: Volume2, vibration: Vibrate, notification: Bell } as const;
const HINTS = {
  sound: ALERT_SETTING_MESSAGES.soundHint,
  vibration: ALERT_SETTING_MESSAGES.vibrationHint,
  notification: ALERT_SETTING_MESSAGES.notificationHint,
} as const;

/** Actions of every phone beside the screen when an alert is given. */
export function AlertSettingsCard({ data }: { data: StaffLimitsQuery }) {
  const { formatMessage } = useIntl();
  const mayEdit = useMay()('setAlertSettings');
  const [mutate] = useSetAlertSettingsMutation();
  const { alertSettings, versions } = data.authoritySettings;
  const { sound, vibration, notification } = alertSettings;
  const form = useVersionedForm<Switches>({
    saved: { values: { sound, vibration, notification }, version: versions.alerts },
    readRival: switchesOf,
    send: async (values, version) => {
      await mutate({
        variables: { input: { ...values, version } },
        refetchQueries: ['StaffLimits'],
        awaitRefetchQueries: true,
      });
      notify({ kind: 'success', title: formatMessage(ALERT_SETTING_MESSAGES.done) });
    },
  });
  const { rival, values } = form;
  const stateOf = (isOn: boolean) =>
    formatMessage(isOn ? ALERT_SETTING_MESSAGES.on : ALERT_SETTING_MESSAGES.off);
  return (
    <SettingsCard
      title={formatMessage(ALERT_SETTING_MESSAGES.title)}
      text={formatMessage(ALERT_SETTING_MESSAGES.text)}
      form={form}
      act="setAlertSettings"
      differences={
        rival === null
          ? []
          : SWITCHES.filter((name) => rival.values[name] !== values[name]).map((name) => ({
              label: formatMessage(ALERT_SETTING_MESSAGES[name]),
              here: stateOf(values[name]),
              elsewhere: stateOf(rival.values[name]),
            }))
      }
    >
      <Box borderWidth="1px" borderRadius="control" overflow="hidden">
        {SWITCHES.map((name) => (
          <SwitchRow
            key={name}
            icon={ICONS[name]}
            text={formatMessage(ALERT_SETTING_MESSAGES[name])}
            hint={formatMessage(HINTS[name])}
            isOn={values[name]}
            isDisabled={!mayEdit}
            onChange={(isOn) => form.change(recordOf([[name, isOn] as const]))}
          />
        ))}
      </Box>
    </SettingsCard>
  );
}

function switchesOf(current: unknown): Switches | null {
  if (typeof current !== 'object' || current === null) {
    return null;
  }
  const found = new Map<string, unknown>(Object.entries(current));
  const isWhole = SWITCHES.every((name) => typeof found.get(name) === 'boolean');
  return isWhole ? recordOf(SWITCHES.map((name) => [name, found.get(name) === true] as const)) : null;
}
