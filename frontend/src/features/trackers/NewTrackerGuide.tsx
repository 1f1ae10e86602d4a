import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../components/forms/Segmented';
import { CopyRow } from './CopyRow';
import { NEW_MESSAGES, STEP_MESSAGES } from './messages';
import { addressesOf, TRACKER_APPS, type TrackerApp } from './tracker-addresses';
import type { NewTracker } from './useTrackers';

/** Address to enter into the device, shown this once. */
export function NewTrackerGuide({ added }: { added: NewTracker }) {
  const { formatMessage } = useIntl();
  const [app, setApp] = useState<TrackerApp>('osmAnd');
  const { address, identifier } = addressesOf(added, window.location.origin)[app];
  return (
    <Flex direction="column" gap="4" pb="4">
      <Text>{formatMessage(NEW_MESSAGES.once)}</Text>
      <CopyRow label={formatMessage(NEW_MESSAGES.token)} text={added.token} />
      <Segmented
        label={formatMessage(NEW_MESSAGES.app)}
        choices={TRACKER_APPS.map(({ value, name }) => ({ value, label: name }))}
        value={app}
        onChange={setApp}
      />
      <Text>{formatMessage(STEP_MESSAGES[app])}</Text>
      <CopyRow key={address} label={formatMessage(NEW_MESSAGES.address)} text={address} />
      {identifier !== null && <CopyRow label={formatMessage(NEW_MESSAGES.identifier)} text={identifier} />}
    </Flex>
  );
}
