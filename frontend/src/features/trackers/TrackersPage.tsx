import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Plus, RadioTower } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BackLink } from '../../components/BackLink';
import { Card } from '../../components/surface/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorState } from '../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import type { TrackerFieldsFragment } from '../../graphql/generated';
import { PATHS } from '../../lib/paths';
import { AddTrackerSheet } from './AddTrackerSheet';
import { TrackerCheckPart } from './check/TrackerCheckPart';
import { DeleteTrackerSheet } from './DeleteTrackerSheet';
import { EnrolTrackerSheet } from './EnrolTrackerSheet';
import { TRACKER_MESSAGES } from './messages';
import { SentSheet } from './sent/SentSheet';
import { TrackerList } from './TrackerList';
import { ASK_EVERY_S, useTrackerEnrolments, useTrackers, type Trackers } from './useTrackers';

/** As many as the server takes of one citizen. */
const TRACKERS_AT_MOST = 10;

/** The devices that send positions by themselves, also with their screen off. */
export function TrackersPage() {
  const { formatMessage } = useIntl();
  const state = useTrackers();
  const [isAdding, setIsAdding] = useState(false);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const [enrolling, setEnrolling] = useState<TrackerFieldsFragment | null>(null);
  const [leaving, setLeaving] = useState<TrackerFieldsFragment | null>(null);
  // From the list, which is asked for anew: new messages appear while one looks.
  const shown = state.trackers?.find(({ id }) => id === lookedAt);
  return (
    <Flex direction="column" gap="4">
      <BackLink to={PATHS.settings} text={formatMessage(TRACKER_MESSAGES.backToSettings)} />
      <Flex direction="column" gap="1" mt="-3">
        <Heading as="h1" textStyle="title">
          {formatMessage(TRACKER_MESSAGES.title)}
        </Heading>
        <Text color="fg.muted">{formatMessage(TRACKER_MESSAGES.intro)}</Text>
      </Flex>
      <Body
        state={state}
        onAdd={() => setIsAdding(true)}
        onLook={({ id }) => setLookedAt(id)}
        onEnrol={setEnrolling}
        onDelete={setLeaving}
      />
      {isAdding && <AddTrackerSheet trackers={state.trackers ?? []} onClose={() => setIsAdding(false)} />}
      {shown !== undefined && (
        <SentSheet
          tracker={shown}
          check={<TrackerCheckPart tracker={shown} everyS={ASK_EVERY_S} />}
          onClose={() => setLookedAt(null)}
        />
      )}
      {enrolling !== null && <EnrolTrackerSheet tracker={enrolling} onClose={() => setEnrolling(null)} />}
      {leaving !== null && <DeleteTrackerSheet tracker={leaving} onClose={() => setLeaving(null)} />}
    </Flex>
  );
}

interface BodyProps {
  state: Trackers;
  onAdd: () => void;
  onLook: (tracker: TrackerFieldsFragment) => void;
  onEnrol: (tracker: TrackerFieldsFragment) => void;
  onDelete: (tracker: TrackerFieldsFragment) => void;
}

function Body({ state: { trackers, hasFailed, retry }, onAdd, onLook, onEnrol, onDelete }: BodyProps) {
  const enrolments = useTrackerEnrolments();
  const { formatMessage } = useIntl();
  if (hasFailed) {
    return <ErrorState text={formatMessage(TRACKER_MESSAGES.error)} onRetry={retry} />;
  }
  if (trackers === null) {
    return (
      <Skeleton>
        <Card>
          <SkeletonBlock h="24" />
        </Card>
      </Skeleton>
    );
  }
  const isFull = trackers.length >= TRACKERS_AT_MOST;
  const add = (
    <Button size="lg" disabled={isFull} onClick={onAdd}>
      <Plus size={20} aria-hidden />
      {formatMessage(TRACKER_MESSAGES.add)}
    </Button>
  );
  if (trackers.length === 0) {
    return (
      <EmptyState
        icon={RadioTower}
        title={formatMessage(TRACKER_MESSAGES.empty)}
        text={formatMessage(TRACKER_MESSAGES.emptyText)}
        action={add}
      />
    );
  }
  return (
    <>
      <TrackerList
        trackers={trackers}
        enrolments={enrolments}
        onLook={onLook}
        onEnrol={onEnrol}
        onDelete={onDelete}
      />
      {isFull && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(TRACKER_MESSAGES.full, { count: TRACKERS_AT_MOST })}
        </Text>
      )}
      <Flex direction="column" align={{ md: 'flex-start' }}>
        {add}
      </Flex>
    </>
  );
}
