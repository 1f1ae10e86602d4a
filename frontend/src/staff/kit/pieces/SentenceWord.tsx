import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { SelectInput } from '../../../components/forms/SelectInput';

export interface SentenceWordProps<Value extends string | number> {
  /** Name of the choice, for those who do not see the sentence. */
  label: string;
  value: Value;
  choices: readonly { readonly value: Value; readonly text: string }[];
  onChange: (value: Value) => void;
}

/** One word of a sentence that is a choice. */
export function SentenceWord<Value extends string | number>(props: SentenceWordProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <chakra.label
      display="inline-block"
      // As wide as its longest word, and a whole line where two do not fit.
      flex={{ base: '1 1 auto', md: 'none' }}
      minW={{ base: '7.5rem', md: '0' }}
      maxW="full"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <SelectInput
        h={{ base: '12', md: '9' }}
        w="full"
        ps="3"
        textStyle="small"
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
    </chakra.label>
  );
}
