import { Button, Flex, Text } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { TextField } from '../../../components/forms/TextField';
import { SendKeys } from '../keys/SendKeys';
import { useKeyActs } from '../keys/useKeyActs';
import { ACT_MESSAGES } from './messages';
import { ReasonField } from './ReasonField';

export interface ConfirmDialogProps {
  onClose: () => void;
  title: string;
  /** Names the object and what happens to it. */
  text: string;
  /**
   * Number of entries it touches, as the server has counted; null while it counts, absent where it is one thing.
   */
  count?: number | null;
  /** Must be typed before the button works. */
  word?: string;
  /** Whether a reason is asked for, and must be given. */
  needsReason?: boolean;
  /** Readers of the reason, in place of the words on the audit log. */
  reasonHint?: string;
  /** Suggestions above the reason, which `write` puts into its field. */
  suggest?: (write: (reason: string) => void) => ReactNode;
  confirmText: string;
  /** Whether there is nothing for it to do now. */
  isIdle?: boolean;
  /** Whether it destroys or removes. */
  isDestructive?: boolean;
  /** More fields. */
  children?: ReactNode;
  /** Gives null, or the sentence that says why it failed; the dialog is closed by the caller. */
  onConfirm: (given: { reason: string }) => Promise<string | null>;
}

/**
 * Asks before an act: names the object and the count, wants a word typed or a reason where the act is grave. Ctrl and Enter confirm.
 * Open while it is mounted.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onClose, title, text, count, word, needsReason = false, isIdle = false } = props;
  const { formatMessage } = useIntl();
  const wordId = useId();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isWordWrong = word !== undefined && typed.trim() !== word;
  const isReasonMissing = needsReason && reason.trim() === '';

  useKeyActs({ 'Ctrl+Enter': () => void confirm() }, 'dialog');

  async function confirm(): Promise<void> {
    if (isBusy || isIdle || count === null) {
      return;
    }
    setWasTried(true);
    if (isWordWrong || isReasonMissing) {
      return;
    }
    setIsBusy(true);
    setFailure(await props.onConfirm({ reason: reason.trim() }));
    setIsBusy(false);
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      isUnasked
      footer={<Answers {...props} isBusy={isBusy} failure={failure} onGo={() => void confirm()} />}
    >
      <Flex direction="column" gap="4">
        <Text>{text}</Text>
        {count !== undefined && count !== null && (
          <Text textStyle="strong">{formatMessage(ACT_MESSAGES.touches, { count })}</Text>
        )}
        {props.children}
        {props.suggest?.(setReason)}
        {needsReason && (
          <ReasonField
            isFirst={props.children === undefined}
            value={reason}
            onChange={setReason}
            hint={props.reasonHint}
            error={wasTried && isReasonMissing ? formatMessage(ACT_MESSAGES.reasonMissing) : undefined}
          />
        )}
        {word !== undefined && (
          <TextField
            id={wordId}
            label={formatMessage(ACT_MESSAGES.typeWord, { word })}
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            error={wasTried && isWordWrong ? formatMessage(ACT_MESSAGES.wrongWord, { word }) : undefined}
          />
        )}
      </Flex>
    </Sheet>
  );
}

interface AnswersProps extends ConfirmDialogProps {
  isBusy: boolean;
  failure: string | null;
  onGo: () => void;
}

/** Part that stays in sight below the questions: the reason of a failure, and the two answers. */
function Answers(props: AnswersProps) {
  const { count, confirmText, isIdle = false, isDestructive = false, isBusy, failure, onGo, onClose } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      {failure !== null && <FaultLine>{failure}</FaultLine>}
      <Button
        variant={isDestructive ? 'surface' : 'solid'}
        colorPalette={isDestructive ? 'danger' : 'brand'}
        loading={isBusy || count === null}
        disabled={isIdle}
        onClick={onGo}
      >
        {confirmText}
        <SendKeys />
      </Button>
      <Button variant="outline" disabled={isBusy} onClick={onClose}>
        {formatMessage(ACT_MESSAGES.cancel)}
      </Button>
    </>
  );
}
