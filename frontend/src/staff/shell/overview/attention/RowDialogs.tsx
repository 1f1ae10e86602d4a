import { useIntl } from 'react-intl';
import type { AttentionRowFragment, Snooze } from '../../../../graphql/staff';
import { AssignDialog } from '../../../kit/attention/AssignDialog';
import { ChoiceSheet } from '../../../kit/attention/ChoiceSheet';
import { ConfirmDialog } from '../../../kit/pieces/ConfirmDialog';
import { ACT_TEXTS } from './messages';
import type { RowActs } from './useRowActs';
import { useRowTexts } from './useRowTexts';

const SNOOZES: readonly Snooze[] = ['ONE_HOUR', 'TONIGHT', 'MONDAY', 'UNTIL_CHANGE'];

/** The question that is open on a row of the queue. */
export function RowDialogs({ acts }: { acts: RowActs }) {
  const { asked } = acts;
  switch (asked?.kind) {
    case 'assign':
      return <AssignRow row={asked.row} acts={acts} />;
    case 'snooze':
      return <SnoozeDialog row={asked.row} acts={acts} />;
    case 'complete':
      return <DoneDialog row={asked.row} acts={acts} />;
    default:
      return null;
  }
}

interface DialogProps {
  row: AttentionRowFragment;
  acts: RowActs;
}

function AssignRow({ row, acts }: DialogProps) {
  return (
    <AssignDialog
      rowId={row.id}
      text={useRowTexts().title(row)}
      onAssign={(person) => acts.assign(row, person?.id ?? null)}
      onClose={acts.close}
    />
  );
}

function SnoozeDialog({ row, acts }: DialogProps) {
  const { formatMessage } = useIntl();
  const texts = useRowTexts();
  return (
    <ChoiceSheet
      title={formatMessage(ACT_TEXTS.until)}
      text={texts.title(row)}
      hint={row.dueAt === null ? undefined : formatMessage(ACT_TEXTS.snoozeHint)}
      choices={SNOOZES.map((id) => ({ id, text: formatMessage(ACT_TEXTS[id]) }))}
      onChoose={(id) => acts.snooze(row, id)}
      onClose={acts.close}
    />
  );
}

function DoneDialog({ row, acts }: DialogProps) {
  const { formatMessage } = useIntl();
  const title = useRowTexts().title(row);
  return (
    <ConfirmDialog
      onClose={acts.close}
      title={formatMessage(ACT_TEXTS.doneTitle)}
      text={formatMessage(ACT_TEXTS.doneText, { title })}
      needsReason
      confirmText={formatMessage(ACT_TEXTS.complete)}
      onConfirm={({ reason }) => acts.complete(row, { reason, title })}
    />
  );
}
