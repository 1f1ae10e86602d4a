import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { sendsTooSeldom } from '@wakafine/domain/trackers/tracker-gap';
import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { IconButton } from '../../components/IconButton';
import { useAgeText } from '../../components/incidents/useAgeText';
import { VEHICLE_ICONS } from '../../components/vehicle/vehicle-icons';
import type { DeviceFieldsFragment, TrackerFieldsFragment } from '../../graphql/generated';
import { ENROL_MESSAGES, TRACKER_MESSAGES } from './messages';
import { SENT_MESSAGES } from './sent/messages';

export interface TrackerListProps {
  trackers: readonly TrackerFieldsFragment[];
  /** The latest enrolment of each for a vehicle, by its id. */
  enrolments: ReadonlyMap<string, DeviceFieldsFragment>;
  onLook: (tracker: TrackerFieldsFragment) => void;
  onEnrol: (tracker: TrackerFieldsFragment) => void;
  onDelete: (tracker: TrackerFieldsFragment) => void;
}

/** Each device with its vehicle, when it was heard of last, and what of it was not recorded. */
export function TrackerList({ trackers, enrolments, onLook, onEnrol, onDelete }: TrackerListProps) {
  const { formatMessage } = useIntl();
  const isAnyPassedOver = trackers.some(({ passedOver }) => passedOver > 0);
  return (
    <Flex direction="column" gap="2">
      <Card isFlush>
        <chakra.ul listStyleType="none">
          {trackers.map((tracker) => (
            <TrackerRow
              key={tracker.id}
              tracker={tracker}
              enrolment={enrolments.get(tracker.id) ?? null}
              onLook={() => onLook(tracker)}
              onEnrol={() => onEnrol(tracker)}
              onDelete={() => onDelete(tracker)}
            />
          ))}
        </chakra.ul>
      </Card>
      {isAnyPassedOver && (
        <Text textStyle="small" color="fg.muted" px="1">
          {formatMessage(TRACKER_MESSAGES.passedOverWhy)}
        </Text>
      )}
    </Flex>
  );
}

interface TrackerRowProps {
  tracker: TrackerFieldsFragment;
  /** Null where it was never enrolled for a vehicle. */
  enrolment: DeviceFieldsFragment | null;
  onLook: () => void;
  onEnrol: () => void;
  onDelete: () => void;
}

function TrackerRow({ tracker, enrolment, onLook, onEnrol, onDelete }: TrackerRowProps) {
  const { formatMessage } = useIntl();
  const ageOf = useAgeText();
  const { name, vehicleType, registrationNumber, lastReceivedAt, passedOver, medianGapS = null } = tracker;
  const Icon = VEHICLE_ICONS[vehicleType];
  const seen =
    lastReceivedAt === null || lastReceivedAt === undefined
      ? formatMessage(TRACKER_MESSAGES.neverSeen)
      : formatMessage(TRACKER_MESSAGES.lastSeen, { age: ageOf(lastReceivedAt) });
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      minH="16"
      ps="4"
      pe="2"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex color="fg.muted" aria-hidden>
        <Icon size={24} />
      </Flex>
      <Flex direction="column" flex="1" minW="0">
        <Text textStyle="strong" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="plate" fontSize="0.875rem" color="fg.muted" overflowWrap="anywhere">
          {registrationNumber}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {seen}
        </Text>
        <EnrolmentLine enrolment={enrolment} />
        {passedOver > 0 && (
          <Text textStyle="small" color="fg.muted">
            {formatMessage(TRACKER_MESSAGES.passedOver, { count: passedOver })}
          </Text>
        )}
        {medianGapS !== null && sendsTooSeldom(medianGapS) && (
          <Text textStyle="small" color="danger.fg">
            {formatMessage(TRACKER_MESSAGES.tooSeldom, { seconds: Math.round(medianGapS) })}
          </Text>
        )}
        <RowButton
          text={formatMessage(SENT_MESSAGES.open)}
          label={formatMessage(SENT_MESSAGES.openFor, { name })}
          onClick={onLook}
        />
        {(enrolment === null || enrolment.state === 'REVOKED') && (
          <RowButton
            text={formatMessage(ENROL_MESSAGES.open)}
            label={formatMessage(ENROL_MESSAGES.openFor, { name })}
            onClick={onEnrol}
          />
        )}
      </Flex>
      <IconButton
        label={formatMessage(TRACKER_MESSAGES.delete, { name })}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={onDelete}
      />
    </chakra.li>
  );
}

/** A quiet button under the lines of a tracker; `label` also names the tracker. */
function RowButton({ text, label, onClick }: { text: string; label: string; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      alignSelf="flex-start"
      minH="48px"
      px="2"
      mx="-2"
      aria-label={label}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

function EnrolmentLine({ enrolment }: { enrolment: DeviceFieldsFragment | null }) {
  const { formatMessage } = useIntl();
  const state = enrolment?.state;
  if (enrolment === null || (state !== 'WAITING' && state !== 'APPROVED' && state !== 'REVOKED')) {
    return null;
  }
  return (
    <Text textStyle="small" overflowWrap="anywhere">
      {formatMessage(ENROL_MESSAGES[state], { plate: enrolment.registrationNumber })}
    </Text>
  );
}
