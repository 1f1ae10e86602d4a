import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { AgencyNamesSection } from './sections/AgencyNamesSection';
import { AppearanceSection } from './sections/AppearanceSection';
import { ConsentSection } from './sections/ConsentSection';
import { DataSaverSection } from './sections/DataSaverSection';
import { DataSection } from './my-data/DataSection';
import { EnrolmentSection } from './sections/EnrolmentSection';
import { LocationSection } from './sections/LocationSection';
import { SETTINGS_MESSAGES } from './form/messages';
import { MyDataSection } from './my-data/MyDataSection';
import { NotificationsSection } from './sections/NotificationsSection';
import { SaveBar } from './form/SaveBar';
import { SettingsConflict } from './form/SettingsConflict';
import { SpeedSection } from './sections/SpeedSection';
import { TrackersSection } from './sections/TrackersSection';
import { useSettingsForm } from './form/useSettingsForm';

declare const APP_VERSION: string;

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
      <AgencyNamesSection />
      <TrackersSection />
      <DataSaverSection form={form} />
      <DataSection onCleared={form.discardEdits} />
      <LocationSection />
      <MyDataSection />
      <Text textStyle="small" color="fg.muted">
        {formatMessage(SETTINGS_MESSAGES.version, { version: APP_VERSION })}
      </Text>
      <SaveBar form={form} />
      <SettingsConflict form={form} />
    </Flex>
  );
}
