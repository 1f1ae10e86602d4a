import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { VEHICLE_GROUPS } from '@wakafine/domain/segments/segment-filter';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../../components/forms/TextField';
import { FaultLine } from '../../../../components/states/FaultLine';
import { Sheet } from '../../../../components/surface/Sheet';
import { notify } from '../../../../components/surface/toaster';
import { useAddTrafficCountMutation } from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { VEHICLE_GROUP_MESSAGES } from '../../../kit/names/vehicle-group-messages';
import { ChoiceField } from '../../../kit/pieces/ChoiceField';
import { COVERAGE_MESSAGES, SENTENCE_MESSAGES } from './messages';

const FAILURES = { BAD_USER_INPUT: COVERAGE_MESSAGES.wrong };
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
/** A segment, as it is typed. */
const EXAMPLE = 'N3-022';
const WHOLE = /^\d{1,6}$/;

export interface CountFormProps {
  /** Called once it is stored. */
  onDone: () => void;
  onClose: () => void;
}

/** Enters a count of all traffic at a segment. Open while it is mounted. */
export function CountForm({ onDone, onClose }: CountFormProps) {
  const { formatMessage, formatNumber } = useIntl();
  const formId = useId();
  const failureText = useFailureText();
  const [add, { loading }] = useAddTrafficCountMutation();
  // A press that is repeated after a lost answer stores nothing twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const [segment, setSegment] = useState('');
  const [countedOn, setCountedOn] = useState('');
  const [[fromHour, untilHour], setHours] = useState<[number, number]>([8, 12]);
  const [vehicleGroup, setGroup] = useState<(typeof VEHICLE_GROUPS)[number]>('ALL');
  const [vehicles, setVehicles] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const hour = (value: number) => ({
    value,
    text: formatMessage(SENTENCE_MESSAGES.hour, { hour: formatNumber(value) }),
  });

  async function send(): Promise<void> {
    const count = { segment: segment.trim().toUpperCase(), countedOn, fromHour, untilHour, vehicleGroup };
    await add({ variables: { input: { ...count, vehicles: Number(vehicles), clientId } } });
    notify({ kind: 'success', title: formatMessage(COVERAGE_MESSAGES.stored) });
    onDone();
    onClose();
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (WHOLE.test(vehicles) && countedOn !== '') {
      void failureText(send, FAILURES).then(setFailure);
    } else {
      setFailure(formatMessage(COVERAGE_MESSAGES.wrong));
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(COVERAGE_MESSAGES.title)}
      footer={
        <>
          {failure !== null && <FaultLine>{failure}</FaultLine>}
          <Button type="submit" form={formId} loading={loading}>
            {formatMessage(COVERAGE_MESSAGES.store)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Flex direction="column" gap="4" pb="4">
          <Text textStyle="small" color="fg.muted">
            {formatMessage(COVERAGE_MESSAGES.hint)}
          </Text>
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
            <TextField
              id={`${formId}-segment`}
              label={formatMessage(COVERAGE_MESSAGES.segment)}
              hint={EXAMPLE}
              value={segment}
              onChange={setSegment}
            />
            <TextField
              id={`${formId}-day`}
              type="date"
              label={formatMessage(COVERAGE_MESSAGES.day)}
              value={countedOn}
              onChange={setCountedOn}
            />
          </Grid>
          <Grid templateColumns="1fr 1fr" gap="4" alignItems="end">
            <ChoiceField
              label={formatMessage(SENTENCE_MESSAGES.fromHour)}
              value={fromHour}
              choices={HOURS.slice(0, -1).map(hour)}
              onChange={(from) => setHours([from, untilHour])}
            />
            <ChoiceField
              label={formatMessage(SENTENCE_MESSAGES.untilHour)}
              value={untilHour}
              choices={HOURS.slice(1).map(hour)}
              onChange={(until) => setHours([fromHour, until])}
            />
          </Grid>
          <ChoiceField
            label={formatMessage(SENTENCE_MESSAGES.vehicles)}
            value={vehicleGroup}
            choices={VEHICLE_GROUPS.map((value) => ({
              value,
              text: formatMessage(VEHICLE_GROUP_MESSAGES[value]),
            }))}
            onChange={setGroup}
          />
          <TextField
            id={`${formId}-vehicles`}
            label={formatMessage(COVERAGE_MESSAGES.vehicles)}
            inputMode="numeric"
            value={vehicles}
            onChange={setVehicles}
          />
        </Flex>
      </form>
    </Sheet>
  );
}
