import { chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Input } from '../../../components/Input';
import { TABLE_MESSAGES } from './messages';

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
      <Input
        asChild
        h={{ base: '12', md: '9' }}
        w={{ base: 'full', md: 'auto' }}
        maxW={{ md: '13rem' }}
        px="2.5"
        textStyle={{ base: 'body', md: 'small' }}
        appearance="auto"
      >
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Input>
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
    <>
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
    </>
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
        h={{ base: '12', md: '9' }}
        w={{ base: 'full', md: '9.5rem' }}
        px="2.5"
        textStyle={{ base: 'body', md: 'small' }}
      />
    </FilterShell>
  );
}

/** Label beside the field, above it on a phone. */
function FilterShell({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      gap="1.5"
      minW="0"
    >
      <chakra.label htmlFor={id} textStyle={{ base: 'label', md: 'micro' }} color={{ md: 'fg.muted' }}>
        {label}
      </chakra.label>
      {children}
    </Flex>
  );
}
