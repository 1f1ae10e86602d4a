import type { Range } from '@wakafine/domain/input/limits';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Difference } from '../../../components/surface/ConflictSheet';
import { LIMITS_MESSAGES } from './messages';
import { recordOf, typedOf, wholeNumber, type NumberFieldSpec, type Typed } from './number-fields';
import { useVersionedForm, type VersionedForm } from './useVersionedForm';

/** The numbers of a card, by their names. */
export type Numbers<Key extends string> = Readonly<Record<Key, number>>;

/** Rule for the numbers of a card among each other: none, or the sentence of the field that is wrong. */
export type OrderFault<Key extends string> = (values: Numbers<Key>) => Partial<Record<Key, string>>;

export interface NumbersFormOptions<Key extends string> {
  fields: readonly NumberFieldSpec<Key>[];
  saved: Numbers<Key>;
  version: number;
  orderFault?: OrderFault<Key>;
  /** Puts numbers in force; throws what the server refuses. */
  send: (values: Numbers<Key>, version: number) => Promise<void>;
}

export interface NumbersForm<Key extends string> {
  form: VersionedForm<Typed<Key>>;
  /** Typed numbers; null while a field is wrong. */
  numbers: Numbers<Key> | null;
  /** Sentences of the fields that are wrong, once saving was tried. */
  shownFaults: Partial<Record<Key, string>>;
  /** Conflicting changes of two desks, while that is not decided. */
  differences: readonly Difference[];
  /** From now on shows what is wrong. */
  showFaults(): void;
}

/** Some whole numbers as they are typed, with what is wrong about them. */
export function useNumbersForm<Key extends string>(options: NumbersFormOptions<Key>): NumbersForm<Key> {
  const { fields, saved, version, orderFault, send } = options;
  const { formatMessage, formatNumber } = useIntl();
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
    const shown = ({ min, max }: Range) => ({ min: formatNumber(min), max: formatNumber(max) });
    const wrong = fields.filter(({ key, range }) => wholeNumber(form.values[key], range) === null);
    return wrong.length > 0
      ? recordOf(
          wrong.map(
            ({ key, range }) => [key, formatMessage(LIMITS_MESSAGES.notWhole, shown(range))] as const,
          ),
        )
      : (orderFault?.(numbersOf(fields, form.values)) ?? {});
  }

  return {
    form,
    numbers: Object.keys(faults).length === 0 ? numbersOf(fields, values) : null,
    shownFaults: wasTried ? faults : {},
    differences: fields
      .filter(({ key }) => rival !== null && rival.values[key] !== values[key])
      .map(({ key, label }) => ({ label, here: values[key], elsewhere: rival?.values[key] ?? '' })),
    showFaults: () => setWasTried(true),
  };
}

function numbersOf<Key extends string>(
  fields: readonly NumberFieldSpec<Key>[],
  typed: Typed<Key>,
): Record<Key, number> {
  return recordOf(
    fields.map(({ key, range }) => [key, wholeNumber(typed[key], range) ?? range.min] as const),
  );
}
