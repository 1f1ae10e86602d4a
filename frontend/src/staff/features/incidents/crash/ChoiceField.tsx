import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldIds, FieldShell } from '../../../../components/forms/FieldShell';
import { SelectInput } from '../../../../components/forms/SelectInput';

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  words: Readonly<Record<Value, MessageDescriptor>>;
  onChange: (value: Value) => void;
}

/** A choice of one from a list in words. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, values, words, onChange } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const wordOf = (each: Value): MessageDescriptor => words[each];
  return (
    <FieldShell id={id} label={label}>
      <SelectInput
        id={fieldIds(id).inputId}
        value={value}
        onChange={(event) => {
          const chosen = values.find((each) => each === event.target.value);
          if (chosen !== undefined) {
            onChange(chosen);
          }
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {formatMessage(wordOf(each))}
          </option>
        ))}
      </SelectInput>
    </FieldShell>
  );
}
