import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell, fieldIds } from '../../../../components/forms/FieldShell';
import { SelectInput } from '../../../../components/forms/SelectInput';
import type { LimitedClass } from '../../../../graphql/staff';
import { LIMITED_CLASS_MESSAGES } from '../../../kit/names/name-messages';
import { VEHICLES_MESSAGES } from './messages';

export interface ClassFieldProps {
  /** Null for none. */
  value: LimitedClass | null;
  onChange: (vehicleClass: LimitedClass | null) => void;
}

/** The class of a vehicle by which its journeys are judged, or none. */
export function ClassField({ value, onChange }: ClassFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <FieldShell
      id={id}
      label={formatMessage(VEHICLES_MESSAGES.class)}
      hint={formatMessage(VEHICLES_MESSAGES.classHint)}
    >
      <SelectInput
        id={fieldIds(id).inputId}
        value={value ?? ''}
        onChange={({ target }) => onChange(LIMITED_CLASSES.find((each) => each === target.value) ?? null)}
      >
        <option value="">{formatMessage(VEHICLES_MESSAGES.noClass)}</option>
        {LIMITED_CLASSES.map((each) => (
          <option key={each} value={each}>
            {formatMessage(LIMITED_CLASS_MESSAGES[each])}
          </option>
        ))}
      </SelectInput>
    </FieldShell>
  );
}
