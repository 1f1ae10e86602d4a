import { Button, Flex, Text } from '@chakra-ui/react';
import {
  TRACKER_APPS,
  trackerSetups,
  type TrackerApp,
  type TrackerSetup,
} from '@wakafine/domain/trackers/tracker-setups';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { QrCode } from '../../../components/QrCode';
import { CopyRow } from './CopyRow';
import { NEW_MESSAGES, STEP_MESSAGES } from './messages';

/** Names of the apps, as they write them. */
const NAMES: Readonly<Record<TrackerApp, string>> = {
  OSMAND: 'OsmAnd',
  TRACCAR: 'Traccar',
  OWNTRACKS: 'OwnTracks',
  OVERLAND: 'Overland',
  GPSLOGGER: 'GPSLogger',
};

/** Values to enter into the device, or to scan with it, shown this once. */
export function NewTrackerGuide({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  const [app, setApp] = useState<TrackerApp>('OSMAND');
  const setup = trackerSetups(window.location.origin, token).find((each) => each.app === app);
  return (
    <Flex direction="column" gap="4" pb="4">
      <Text>{formatMessage(NEW_MESSAGES.once)}</Text>
      <CopyRow label={formatMessage(NEW_MESSAGES.token)} text={token} />
      <Segmented
        label={formatMessage(NEW_MESSAGES.app)}
        choices={TRACKER_APPS.map((value) => ({ value, label: NAMES[value] }))}
        value={app}
        onChange={setApp}
      />
      <Text>{formatMessage(STEP_MESSAGES[app])}</Text>
      {setup !== undefined && (
        <>
          <CopyRow key={setup.address} label={formatMessage(NEW_MESSAGES.address)} text={setup.address} />
          {setup.identifier !== null && (
            <CopyRow label={formatMessage(NEW_MESSAGES.identifier)} text={setup.identifier} />
          )}
          <SetupLinks setup={setup} app={NAMES[app]} />
        </>
      )}
    </Flex>
  );
}

/** The link on this phone, and the code for another one. */
function SetupLinks({ setup: { link, code }, app }: { setup: TrackerSetup; app: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {link !== null && (
        <Button asChild variant="surface" size="lg">
          <a href={link}>{formatMessage(NEW_MESSAGES.open, { app })}</a>
        </Button>
      )}
      {code !== null && (
        <Flex direction="column" gap="3">
          <Text>{formatMessage(NEW_MESSAGES.scan, { app })}</Text>
          <QrCode text={code} label={formatMessage(NEW_MESSAGES.code, { app })} size="240px" />
        </Flex>
      )}
    </>
  );
}
