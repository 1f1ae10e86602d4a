import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import {
  TRACKER_APPS,
  trackerSetups,
  type TrackerApp,
  type TrackerSetup,
} from '@wakafine/domain/trackers/tracker-setups';
import { useState, type ReactNode } from 'react';
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

export interface NewTrackerGuideProps {
  token: string;
  /** The last step: whether it works. */
  check: ReactNode;
}

/** The set-up in three steps: the app, the values to enter into it or to scan with it, shown this once, and the check whether it works. */
export function NewTrackerGuide({ token, check }: NewTrackerGuideProps) {
  const { formatMessage } = useIntl();
  const [app, setApp] = useState<TrackerApp>('OSMAND');
  const setup = trackerSetups(window.location.origin, token).find((each) => each.app === app);
  return (
    <Flex direction="column" gap="4" pb="4">
      <Step number={1} title={formatMessage(NEW_MESSAGES.stepApp)} />
      <Segmented
        label={formatMessage(NEW_MESSAGES.app)}
        choices={TRACKER_APPS.map((value) => ({ value, label: NAMES[value] }))}
        value={app}
        onChange={setApp}
      />
      <Step number={2} title={formatMessage(NEW_MESSAGES.stepValues)} />
      <Text>{formatMessage(STEP_MESSAGES[app])}</Text>
      <Text>{formatMessage(NEW_MESSAGES.once)}</Text>
      {setup !== undefined && (
        <>
          <CopyRow key={setup.address} label={formatMessage(NEW_MESSAGES.address)} text={setup.address} />
          {setup.identifier !== null && (
            <CopyRow label={formatMessage(NEW_MESSAGES.identifier)} text={setup.identifier} />
          )}
          <SetupLinks setup={setup} app={NAMES[app]} />
        </>
      )}
      <CopyRow label={formatMessage(NEW_MESSAGES.token)} text={token} />
      <Step number={3} title={formatMessage(NEW_MESSAGES.stepCheck)} />
      {check}
    </Flex>
  );
}

function Step({ number, title }: { number: number; title: string }) {
  const { formatNumber } = useIntl();
  return (
    <Heading as="h3" textStyle="section" display="flex" alignItems="center" gap="3">
      <chakra.span
        display="grid"
        placeItems="center"
        minW="8"
        minH="8"
        borderRadius="full"
        bg="brand.subtle"
        color="brand.fg"
        textStyle="label"
      >
        {formatNumber(number)}
      </chakra.span>
      {title}
    </Heading>
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
