import { chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Input } from '../../../../components/forms/Input';
import { SelectInput } from '../../../../components/forms/SelectInput';
import { TABLE_MESSAGES } from '../rows/messages';

export interface SelectFilterProps {
  label: string;
  value: string;
  /** The first one is for all, by custom with the value of an empty text. */
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One choice among several that narrows a table: the browser's own list, so that it works everywhere. */
export function SelectFilter({ label, value, options, onChange }: SelectFilterProps) {
  const id = useId();
  return (
    <FilterShell id={id} label={label}>
      <SelectInput
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        h={{ base: '12', lg: '9' }}
        w={{ base: 'full', lg: 'auto' }}
        maxW={{ lg: '13rem' }}
        ps={{ base: '3.5', lg: '2.5' }}
        textStyle={{ base: 'body', lg: 'small' }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </FilterShell>
  );
}

export interface DayFilterProps {
  /** First day, `2026-11-20`, or empty. */
  from: string;
  /** Last day, likewise. */
  to: string;
  onChange: (days: { from?: string; to?: string }) => void;
}

/** First and last day that narrow a table, either may be left open. */
export function DayFilter({ from, to, onChange }: DayFilterProps) {
  const { formatMessage } = useIntl();
  return (
    // One line for both, or none.
    <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '4', lg: '2' }}>
      <DayField
        label={formatMessage(TABLE_MESSAGES.from)}
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <DayField
        label={formatMessage(TABLE_MESSAGES.to)}
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
    </Flex>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <FilterShell id={id} label={label}>
      <Input
        id={id}
        type="date"
        value={value}
        min={min === '' ? undefined : min}
        max={max === '' ? undefined : max}
        onChange={(event) => onChange(event.target.value)}
        h={{ base: '12', lg: '9' }}
        w={{ base: 'full', lg: '9.5rem' }}
        px={{ base: '3.5', lg: '2.5' }}
        textStyle={{ base: 'body', lg: 'small' }}
      />
    </FilterShell>
  );
}

/** Label beside the field, above it in the sheet of filters. */
function FilterShell({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      align={{ base: 'stretch', lg: 'center' }}
      gap="1.5"
      minW="0"
    >
      <chakra.label htmlFor={id} textStyle={{ base: 'label', lg: 'micro' }} color={{ lg: 'fg.muted' }}>
        {label}
      </chakra.label>
      {children}
    </Flex>
  );
}
