import { useId } from 'react';
import { FieldShell } from '../../../components/forms/FieldShell';
import { SelectInput } from '../../../components/forms/SelectInput';
import type { SentenceWordProps } from './SentenceWord';

/** A choice in a form, with its name above it. */
export function ChoiceField<Value extends string | number>(props: SentenceWordProps<Value>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <FieldShell id={id} label={label}>
      <SelectInput
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => String(choice.value) === target.value);
          if (chosen !== undefined) {
            onChange(chosen.value);
          }
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </SelectInput>
    </FieldShell>
  );
}
