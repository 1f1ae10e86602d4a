import { describedBy, FieldShell } from './FieldShell';
import { Input, type InputProps } from './Input';

export interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoFocus'
> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** One line of text that stays as it is typed: nothing is corrected or begun with a capital. */
export function TextField({ id, label, hint, error, value, onChange, onBlur, ...input }: TextFieldProps) {
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <Input
        id={id}
        name={id}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        {...input}
      />
    </FieldShell>
  );
}
