import { Button, Flex, Grid, Heading } from '@chakra-ui/react';
import { CRASH_INJURIES, CRASH_ROLES, CRASH_SEXES } from '@wakafine/domain/incidents/crash-record';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { fieldIds, FieldShell } from '../../../../components/forms/FieldShell';
import { SelectInput } from '../../../../components/forms/SelectInput';
import { TextField } from '../../../../components/forms/TextField';
import { ChoiceField } from './ChoiceField';
import type { CrashPersonDraft } from './crash-draft';
import { CRASH_MESSAGES } from './crash-messages';
import { CRASH_INJURY_MESSAGES, CRASH_ROLE_MESSAGES, CRASH_SEX_MESSAGES } from './crash-word-messages';

export interface CrashPersonFieldsProps {
  number: number;
  person: CrashPersonDraft;
  vehicleCount: number;
  hasWrongAge: boolean;
  onChange: (person: CrashPersonDraft) => void;
  onRemove: () => void;
}

/** Record of one person, who is never named. */
export function CrashPersonFields(props: CrashPersonFieldsProps) {
  const { number, person, vehicleCount, hasWrongAge, onChange, onRemove } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const title = formatMessage(CRASH_MESSAGES.person, { number });
  const remove = formatMessage(CRASH_MESSAGES.remove);
  const numbers = Array.from({ length: vehicleCount }, (_none, index) => index + 1);
  return (
    <Flex role="group" aria-label={title} direction="column" gap="2" pb="3" borderBottomWidth="1px">
      <Flex justify="space-between" align="center">
        <Heading as="h4" textStyle="label">
          {title}
        </Heading>
        <Button variant="ghost" size="sm" minH="12" aria-label={`${remove}: ${title}`} onClick={onRemove}>
          {remove}
        </Button>
      </Flex>
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))">
        <ChoiceField
          label={formatMessage(CRASH_MESSAGES.role)}
          value={person.role}
          values={CRASH_ROLES}
          words={CRASH_ROLE_MESSAGES}
          onChange={(role) => onChange({ ...person, role })}
        />
        <ChoiceField
          label={formatMessage(CRASH_MESSAGES.injury)}
          value={person.injury}
          values={CRASH_INJURIES}
          words={CRASH_INJURY_MESSAGES}
          onChange={(injury) => onChange({ ...person, injury })}
        />
        <ChoiceField
          label={formatMessage(CRASH_MESSAGES.sex)}
          value={person.sex}
          values={CRASH_SEXES}
          words={CRASH_SEX_MESSAGES}
          onChange={(sex) => onChange({ ...person, sex })}
        />
        <TextField
          id={`${id}-age`}
          inputMode="numeric"
          label={formatMessage(CRASH_MESSAGES.age)}
          value={person.age}
          error={hasWrongAge ? formatMessage(CRASH_MESSAGES.wrongAge) : undefined}
          onChange={(age) => onChange({ ...person, age })}
        />
        <FieldShell id={`${id}-vehicle`} label={formatMessage(CRASH_MESSAGES.ofVehicle)}>
          <SelectInput
            id={fieldIds(`${id}-vehicle`).inputId}
            value={String(person.vehicle ?? '')}
            onChange={({ target }) =>
              onChange({ ...person, vehicle: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{formatMessage(CRASH_MESSAGES.noVehicle)}</option>
            {numbers.map((each) => (
              <option key={each} value={each}>
                {formatMessage(CRASH_MESSAGES.vehicle, { number: each })}
              </option>
            ))}
          </SelectInput>
        </FieldShell>
      </Grid>
    </Flex>
  );
}
