import { useIntl } from 'react-intl';
import { useAttentionPeopleQuery } from '../../../graphql/staff';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import { ChoiceSheet } from './ChoiceSheet';
import { ASSIGN_TEXTS } from './messages';

/** Somebody of the staff to whom something is assigned. */
export interface AssignedPerson {
  readonly id: string;
  readonly name: string;
}

export interface AssignDialogProps {
  /** Row of the attention queue. */
  rowId: string;
  /** Names what is assigned. */
  text: string;
  /** Null is nobody; gives null, or the sentence that says why it failed. */
  onAssign: (person: AssignedPerson | null) => Promise<string | null>;
  onClose: () => void;
}

/** Staff who may read the row, oneself first; one tap assigns it. */
export function AssignDialog({ rowId, text, onAssign, onClose }: AssignDialogProps) {
  const { formatMessage } = useIntl();
  const { data, error } = useAttentionPeopleQuery({ variables: { rowId }, fetchPolicy: 'network-only' });
  const people = [...(data?.attentionPeople ?? [])].sort(
    (one, other) => Number(other.isViewer) - Number(one.isViewer),
  );
  const choices: readonly { id: AssignedPerson | null; text: string }[] = [
    ...people.map(({ id, name, isViewer }) => ({
      id: { id, name },
      text: isViewer ? formatMessage(ASSIGN_TEXTS.me, { name }) : name,
    })),
    { id: null, text: formatMessage(ASSIGN_TEXTS.nobody) },
  ];
  return (
    <ChoiceSheet
      title={formatMessage(ASSIGN_TEXTS.assign)}
      text={text}
      failed={error === undefined ? null : formatMessage(ERROR_MESSAGES[errorCodeOf(error)])}
      isWaiting={data === undefined && error === undefined}
      choices={choices}
      onChoose={onAssign}
      onClose={onClose}
    />
  );
}
