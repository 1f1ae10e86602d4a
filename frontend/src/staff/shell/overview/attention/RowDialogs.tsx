import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import { Skeleton, SkeletonBlock } from '../../../../components/states/Skeleton';
import { Sheet } from '../../../../components/surface/Sheet';
import { useAttentionPeopleQuery, type AttentionRowFragment, type Snooze } from '../../../../graphql/staff';
import { ERROR_MESSAGES } from '../../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../../lib/errors/errors';
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
      return <AssignDialog row={asked.row} acts={acts} />;
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

/** Staff who may read the row, oneself first. */
function AssignDialog({ row, acts }: DialogProps) {
  const { formatMessage } = useIntl();
  const texts = useRowTexts();
  const { data, error } = useAttentionPeopleQuery({
    variables: { rowId: row.id },
    fetchPolicy: 'network-only',
  });
  const people = [...(data?.attentionPeople ?? [])].sort(
    (one, other) => Number(other.isViewer) - Number(one.isViewer),
  );
  const choices: readonly { id: string | null; text: string }[] = [
    ...people.map(({ id, name, isViewer }) => ({
      id,
      text: isViewer ? formatMessage(ACT_TEXTS.me, { name }) : name,
    })),
    { id: null, text: formatMessage(ACT_TEXTS.nobody) },
  ];
  return (
    <ChoiceSheet
      title={formatMessage(ACT_TEXTS.assign)}
      text={texts.title(row)}
      failed={error === undefined ? null : formatMessage(ERROR_MESSAGES[errorCodeOf(error)])}
      isWaiting={data === undefined && error === undefined}
      choices={choices}
      onChoose={(id) => acts.assign(row, id)}
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

interface ChoiceSheetProps<Id> {
  title: string;
  text: string;
  hint?: string;
  failed?: string | null;
  isWaiting?: boolean;
  choices: readonly { readonly id: Id; readonly text: string }[];
  /** Gives null, or the sentence that says why it failed. */
  onChoose: (id: Id) => Promise<string | null>;
  onClose: () => void;
}

/** One tap or key chooses, and it is done. */
function ChoiceSheet<Id>(props: ChoiceSheetProps<Id>) {
  const { title, text, hint, failed = null, isWaiting = false, choices, onChoose, onClose } = props;
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function choose(id: Id): Promise<void> {
    setIsBusy(true);
    const said = await onChoose(id);
    // Where it worked the sheet is gone.
    if (said !== null) {
      setFault(said);
      setIsBusy(false);
    }
  }
  const shownFault = fault ?? failed;
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Flex direction="column" gap="2">
        <Text color="fg.muted">{text}</Text>
        {shownFault !== null && <FaultLine>{shownFault}</FaultLine>}
        {isWaiting ? (
          <Skeleton>
            <SkeletonBlock h="12" />
          </Skeleton>
        ) : (
          choices.map((choice) => (
            <Button
              key={choice.text}
              variant="outline"
              justifyContent="flex-start"
              disabled={isBusy}
              onClick={() => void choose(choice.id)}
            >
              {choice.text}
            </Button>
          ))
        )}
        {hint !== undefined && (
          <Text textStyle="small" color="fg.muted">
            {hint}
          </Text>
        )}
      </Flex>
    </Sheet>
  );
}
