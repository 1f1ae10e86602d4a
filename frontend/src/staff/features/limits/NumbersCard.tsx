import type { ReactNode } from 'react';
import type { PermittedAct } from '../../kit/pieces/PermitButton';
import { NumbersGrid } from './NumbersGrid';
import { SettingsCard } from './SettingsCard';
import { useNumbersForm, type Numbers, type NumbersFormOptions } from './useNumbersForm';

export interface NumbersCardProps<Key extends string> extends NumbersFormOptions<Key> {
  title: string;
  text: string;
  /** Act that saving performs. */
  act: PermittedAct;
  /** Asked before it is saved; gives whether to go on at once, else it calls `go` itself. */
  mayGo?: (values: Numbers<Key>, go: () => void) => boolean;
  history?: ReactNode;
}

/** Some whole numbers that the authority sets together. */
export function NumbersCard<Key extends string>(props: NumbersCardProps<Key>) {
  const { title, text, act, mayGo, history, ...options } = props;
  const numbers = useNumbersForm(options);

  function save(): void {
    numbers.showFaults();
    const go = () => void numbers.form.save();
    if (numbers.numbers !== null && (mayGo?.(numbers.numbers, go) ?? true)) {
      go();
    }
  }

  return (
    <SettingsCard
      title={title}
      text={text}
      act={act}
      form={numbers.form}
      onSave={save}
      history={history}
      differences={numbers.differences}
    >
      <NumbersGrid fields={options.fields} numbers={numbers} />
    </SettingsCard>
  );
}
