import { Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { LIMITS_MESSAGES } from './messages';
import { recordOf, type NumberFieldSpec } from './number-fields';
import type { NumbersForm } from './useNumbersForm';

export interface NumbersGridProps<Key extends string> {
  fields: readonly NumberFieldSpec<Key>[];
  numbers: NumbersForm<Key>;
}

/** The fields of some whole numbers: below each other on a phone, side by side at a desk. */
export function NumbersGrid<Key extends string>({ fields, numbers }: NumbersGridProps<Key>) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const { form, shownFaults } = numbers;
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      gap="3"
      // Labels, fields and hints in line, also where one label takes two lines.
      css={{
        '& > div': {
          display: { md: 'grid' },
          gridRow: { md: 'span 3' },
          gridTemplateRows: { md: 'subgrid' },
          rowGap: '1.5',
        },
        '& label': { alignSelf: { md: 'end' } },
      }}
    >
      {fields.map(({ key, label, range: { min, max } }) => (
        <TextField
          key={key}
          id={`${id}-${key}`}
          label={label}
          hint={formatMessage(LIMITS_MESSAGES.range, { min: formatNumber(min), max: formatNumber(max) })}
          error={shownFaults[key]}
          inputMode="numeric"
          autoComplete="off"
          value={form.values[key]}
          onChange={(typed) => form.change(recordOf([[key, typed] as const]))}
        />
      ))}
    </Grid>
  );
}
