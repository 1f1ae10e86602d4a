import { Grid } from '@chakra-ui/react';
import type { Range } from '@wakafine/domain/limits';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/TextField';
import { LIMITS_MESSAGES } from './messages';
import { recordOf, typedOf, wholeNumber, type NumberFieldSpec, type Typed } from './number-fields';
import { SettingsCard } from './SettingsCard';
import { useVersionedForm } from './useVersionedForm';

/** How the numbers of a card must stand to each other: none, or the sentence of the field that is wrong. */
export type OrderFault<Key extends string> = (
  values: Readonly<Record<Key, number>>,
) => Partial<Record<Key, string>>;

export interface NumbersCardProps<Key extends string> {
  title: string;
  text: string;
  fields: readonly NumberFieldSpec<Key>[];
  saved: Readonly<Record<Key, number>>;
  version: number;
  orderFault?: OrderFault<Key>;
  /** Asked before it is saved; gives whether to go on at once, else it calls `go` itself. */
  mayGo?: (values: Readonly<Record<Key, number>>, go: () => void) => boolean;
  send: (values: Readonly<Record<Key, number>>, version: number) => Promise<void>;
  history?: ReactNode;
}

/** Some whole numbers that the authority sets together. */
export function NumbersCard<Key extends string>(props: NumbersCardProps<Key>) {
  const { title, text, fields, saved, version, orderFault, mayGo, send, history } = props;
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const shown = ({ min, max }: Range) => ({ min: formatNumber(min), max: formatNumber(max) });
  const keys = fields.map(({ key }) => key);
  const [wasTried, setWasTried] = useState(false);
  const form = useVersionedForm<Typed<Key>>({
    saved: { values: recordOf(keys.map((key) => [key, String(saved[key])] as const)), version },
    readRival: (current) => typedOf(keys, current),
    send: (values, at) => send(numbersOf(fields, values), at),
  });
  const faults = faultsOf();
  const { rival, values } = form;

  function faultsOf(): Partial<Record<Key, string>> {
    const wrong = fields.filter(({ key, range }) => wholeNumber(form.values[key], range) === null);
    return wrong.length > 0
      ? recordOf(
          wrong.map(
            ({ key, range }) => [key, formatMessage(LIMITS_MESSAGES.notWhole, shown(range))] as const,
          ),
        )
      : (orderFault?.(numbersOf(fields, form.values)) ?? {});
  }

  function save(): void {
    setWasTried(true);
    const go = () => void form.save();
    if (Object.keys(faults).length === 0 && (mayGo?.(numbersOf(fields, values), go) ?? true)) {
      go();
    }
  }

  return (
    <SettingsCard
      title={title}
      text={text}
      form={form}
      onSave={save}
      history={history}
      differences={fields
        .filter(({ key }) => rival !== null && rival.values[key] !== values[key])
        .map(({ key, label }) => ({ label, here: values[key], elsewhere: rival?.values[key] ?? '' }))}
    >
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
        {fields.map(({ key, label, range }) => (
          <TextField
            key={key}
            id={`${id}-${key}`}
            label={label}
            hint={formatMessage(LIMITS_MESSAGES.range, shown(range))}
            error={wasTried ? faults[key] : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={values[key]}
            onChange={(typed) => form.change(recordOf([[key, typed] as const]))}
          />
        ))}
      </Grid>
    </SettingsCard>
  );
}

function numbersOf<Key extends string>(
  fields: readonly NumberFieldSpec<Key>[],
  typed: Typed<Key>,
): Record<Key, number> {
  return recordOf(
    fields.map(({ key, range }) => [key, wholeNumber(typed[key], range) ?? range.min] as const),
  );
}
