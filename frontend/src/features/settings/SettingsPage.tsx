import { Flex, Heading } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { AppearanceSection } from './AppearanceSection';
import { ConsentSection } from './ConsentSection';
import { DataSaverSection } from './DataSaverSection';
import { DataSection } from './DataSection';
import { EnrolmentSection } from './EnrolmentSection';
import { LocationSection } from './LocationSection';
import { SETTINGS_MESSAGES } from './messages';
import { MyDataSection } from './MyDataSection';
import { NotificationsSection } from './NotificationsSection';
import { SaveBar } from './SaveBar';
import { SettingsConflict } from './SettingsConflict';
import { SpeedSection } from './SpeedSection';
import { TrackersSection } from './TrackersSection';
import { useSettingsForm } from './useSettingsForm';

/** All that one can choose for oneself; theme and language apply at once, the rest when it is saved. */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  const form = useSettingsForm();
  return (
    <Flex direction="column" gap="6">
      <Heading as="h1" textStyle="title">
        {formatMessage(SETTINGS_MESSAGES.title)}
      </Heading>
      <NotificationsSection form={form} />
      <AppearanceSection />
      <SpeedSection form={form} />
      <ConsentSection />
      <EnrolmentSection />
      <TrackersSection />
      <DataSaverSection form={form} />
      <DataSection onCleared={form.forgetEdits} />
      <LocationSection />
      <MyDataSection />
      <SaveBar form={form} />
      <SettingsConflict form={form} />
    </Flex>
  );
}
