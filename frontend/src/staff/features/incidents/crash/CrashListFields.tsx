import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import {
  CRASH_PEOPLE_MAX,
  CRASH_VEHICLE_TYPES,
  CRASH_VEHICLES_MAX,
} from '@wakafine/domain/incidents/crash-record';
import { useIntl } from 'react-intl';
import { ChoiceField } from './ChoiceField';
import { newPerson, withoutVehicle, type CrashDraft, type CrashFaults } from './crash-draft';
import { CRASH_MESSAGES } from './crash-messages';
import { CRASH_VEHICLE_MESSAGES } from './crash-word-messages';
import { CrashPersonFields } from './CrashPersonFields';

export interface CrashListFieldsProps {
  draft: CrashDraft;
  faults: CrashFaults | null;
  onChange: (part: Partial<CrashDraft>) => void;
}

/** The vehicles of a crash and its people, each as many as there are. */
export function CrashListFields(props: CrashListFieldsProps) {
  const { draft, faults, onChange } = props;
  const { formatMessage } = useIntl();
  const { vehicles, people } = draft;
  return (
    <>
      <VehicleFields {...props} />
      <Heading as="h3" textStyle="strong">
        {formatMessage(CRASH_MESSAGES.people)}
      </Heading>
      {people.map((person, index) => (
        <CrashPersonFields
          key={person.key}
          number={index + 1}
          person={person}
          vehicleCount={vehicles.length}
          hasWrongAge={faults?.ages.includes(person.key) ?? false}
          onChange={(changed) =>
            onChange({ people: people.map((each) => (each === person ? changed : each)) })
          }
          onRemove={() => onChange({ people: people.filter((each) => each !== person) })}
        />
      ))}
      {people.length < CRASH_PEOPLE_MAX && (
        <Button variant="outline" onClick={() => onChange({ people: [...people, newPerson()] })}>
          {formatMessage(CRASH_MESSAGES.addPerson)}
        </Button>
      )}
      <Text textStyle="small" color="fg.muted">
        {formatMessage(CRASH_MESSAGES.killedHint)}
      </Text>
    </>
  );
}

function VehicleFields({ draft, onChange }: CrashListFieldsProps) {
  const { formatMessage } = useIntl();
  const { vehicles } = draft;
  const remove = formatMessage(CRASH_MESSAGES.remove);
  return (
    <>
      <Heading as="h3" textStyle="strong">
        {formatMessage(CRASH_MESSAGES.vehicles)}
      </Heading>
      {vehicles.map(({ vehicleType }, index) => {
        const label = formatMessage(CRASH_MESSAGES.vehicle, { number: index + 1 });
        return (
          // Vehicles are known by their place in the list.
          <Flex key={index} align="flex-end" gap="2" css={{ '& > :first-child': { flex: '1' } }}>
            <ChoiceField
              label={label}
              value={vehicleType}
              values={CRASH_VEHICLE_TYPES}
              words={CRASH_VEHICLE_MESSAGES}
              onChange={(chosen) =>
                onChange({
                  vehicles: vehicles.map((each, at) => (at === index ? { vehicleType: chosen } : each)),
                })
              }
            />
            <Button
              variant="ghost"
              minH="12"
              aria-label={`${remove}: ${label}`}
              onClick={() => onChange(withoutVehicle(draft, index))}
            >
              {remove}
            </Button>
          </Flex>
        );
      })}
      {vehicles.length < CRASH_VEHICLES_MAX && (
        <Button
          variant="outline"
          onClick={() => onChange({ vehicles: [...vehicles, { vehicleType: 'UNKNOWN' }] })}
        >
          {formatMessage(CRASH_MESSAGES.addVehicle)}
        </Button>
      )}
    </>
  );
}
