import { chakra, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { StaffIncidentUpdateFragment, StoredCrashRecordFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { useMay } from '../../../kit/frame/useMay';
import { DeniableButton } from '../../../kit/pieces/DeniableButton';
import { FactList } from '../../../kit/pieces/FactList';
import { CRASH_MESSAGES } from './crash-messages';
import {
  CRASH_LIGHT_MESSAGES,
  CRASH_ROAD_MESSAGES,
  CRASH_SURFACE_MESSAGES,
  CRASH_TYPE_MESSAGES,
  CRASH_VEHICLE_MESSAGES,
  CRASH_WEATHER_MESSAGES,
} from './crash-word-messages';
import { CrashForm } from './CrashForm';

export interface CrashCardProps {
  incident: StaffIncidentUpdateFragment;
  /** Right that the role lacks where it may not complete it. */
  permissionText: string;
}

/** The record of a crash, its earlier versions, and the way to complete it. */
export function CrashCard({ incident, permissionText }: CrashCardProps) {
  const { formatMessage } = useIntl();
  const mayDecide = useMay()('completeCrashRecord');
  const [isOpen, setIsOpen] = useState(false);
  const [record, ...earlier] = incident.crashRecords;
  return (
    <Card>
      <Heading as="h3" textStyle="label" mb="1">
        {formatMessage(CRASH_MESSAGES.title)}
      </Heading>
      {record === undefined ? (
        <Text textStyle="small">{formatMessage(CRASH_MESSAGES.none)}</Text>
      ) : (
        <Recorded record={record} />
      )}
      {earlier.length > 0 && <Earlier records={earlier} />}
      <DeniableButton
        mt="3"
        width="full"
        variant="outline"
        isAllowed={mayDecide}
        permissionText={permissionText}
        onClick={() => setIsOpen(true)}
      >
        {formatMessage(record === undefined ? CRASH_MESSAGES.complete : CRASH_MESSAGES.change)}
      </DeniableButton>
      {isOpen && <CrashForm incident={incident} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function Recorded({ record }: { record: StoredCrashRecordFragment }) {
  const { formatMessage, formatList } = useIntl();
  const formats = useFormats();
  const { version, recordedAt, occurredAt, municipality, road, roadClass, vehicles } = record;
  const facts = [
    { label: CRASH_MESSAGES.when, value: formats.dateAndTime(occurredAt) },
    { label: CRASH_MESSAGES.municipality, value: municipality },
    { label: CRASH_MESSAGES.road, value: road },
    { label: CRASH_MESSAGES.roadClass, value: formatMessage(CRASH_ROAD_MESSAGES[roadClass]) },
    { label: CRASH_MESSAGES.crashType, value: formatMessage(CRASH_TYPE_MESSAGES[record.crashType]) },
    { label: CRASH_MESSAGES.weather, value: formatMessage(CRASH_WEATHER_MESSAGES[record.weather]) },
    { label: CRASH_MESSAGES.light, value: formatMessage(CRASH_LIGHT_MESSAGES[record.light]) },
    { label: CRASH_MESSAGES.surface, value: formatMessage(CRASH_SURFACE_MESSAGES[record.surface]) },
    {
      label: CRASH_MESSAGES.vehicles,
      value: formatList(
        vehicles.map(({ vehicleType }) => formatMessage(CRASH_VEHICLE_MESSAGES[vehicleType])),
      ),
    },
  ];
  return (
    <>
      <Text textStyle="strong">{useTollText()(record)}</Text>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(CRASH_MESSAGES.version, { version, at: formats.dateAndTime(recordedAt) })}
      </Text>
      <FactList
        facts={facts
          .filter(({ value }) => Boolean(value))
          .map(({ label, value }) => ({ label: formatMessage(label), value }))}
      />
    </>
  );
}

function Earlier({ records }: { records: readonly StoredCrashRecordFragment[] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const tollText = useTollText();
  return (
    <chakra.details mt="2">
      <chakra.summary textStyle="label" minH="12" display="flex" alignItems="center" cursor="pointer">
        {formatMessage(CRASH_MESSAGES.earlier, { count: records.length })}
      </chakra.summary>
      <chakra.ul textStyle="small" ps="5" listStyleType="disc">
        {records.map((record) => (
          <li key={record.version}>
            {formatMessage(CRASH_MESSAGES.version, {
              version: record.version,
              at: formats.dateAndTime(record.recordedAt),
            })}
            {' · '}
            {tollText(record)}
          </li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

function useTollText(): (record: StoredCrashRecordFragment) => string {
  const { formatMessage } = useIntl();
  return ({ killedCount, seriousCount, slightCount }) =>
    formatMessage(CRASH_MESSAGES.toll, { killed: killedCount, serious: seriousCount, slight: slightCount });
}
