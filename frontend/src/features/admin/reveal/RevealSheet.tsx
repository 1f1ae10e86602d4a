import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { REASON_TEXT_LENGTH, REVEAL_REASONS, type RevealReason } from '@wakafine/domain/data-looks';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { REASON_MESSAGES } from '../../../components/looks/messages';
import { Radio } from '../../../components/Radio';
import { Sheet } from '../../../components/Sheet';
import { TextField } from '../../../components/TextField';
import { ZoneGlyph } from '../../../components/ZoneGlyph';
import { REVEAL_MESSAGES } from './messages';

/** Why staff see something in full. */
export interface RevealWhy {
  reason: RevealReason;
  /** In words; null unless the reason is another one than those of the list. */
  reasonText: string | null;
}

export interface RevealSheetProps {
  /** What is shown, as the button that opened the sheet says it. */
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onReveal: (why: RevealWhy) => void;
}

/** Asks staff why they see plates or numbers in full, before they do. Open while it is mounted. */
export function RevealSheet({ title, isBusy, onClose, onReveal }: RevealSheetProps) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState<RevealReason | null>(null);
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const length = [...text.trim()].length;
  const isTextWrong =
    reason === 'OTHER' && (length < REASON_TEXT_LENGTH.min || length > REASON_TEXT_LENGTH.max);

  function go(): void {
    setWasTried(true);
    if (reason !== null && !isTextWrong) {
      onReveal({ reason, reasonText: reason === 'OTHER' ? text.trim() : null });
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          {wasTried && reason === null && (
            <Flex role="alert" gap="1.5" align="center" color="danger.fg" textStyle="small">
              <ZoneGlyph zone="danger" />
              {formatMessage(REVEAL_MESSAGES.missing)}
            </Flex>
          )}
          <Button width="full" loading={isBusy} onClick={go}>
            {title}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="4">
        <Text textStyle="small" color="fg.muted">
          {formatMessage(REVEAL_MESSAGES.told)}
        </Text>
        <ReasonList chosen={reason} onChoose={setReason} />
        {reason === 'OTHER' && (
          <OtherReason text={text} isWrong={wasTried && isTextWrong} onChange={setText} />
        )}
      </Flex>
    </Sheet>
  );
}

function ReasonList({
  chosen,
  onChoose,
}: {
  chosen: RevealReason | null;
  onChoose: (reason: RevealReason) => void;
}) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="1">
        {formatMessage(REVEAL_MESSAGES.reason)}
      </chakra.legend>
      {REVEAL_REASONS.map((reason) => (
        <Flex key={reason} asChild align="center" gap="3" minH="12" cursor="pointer">
          <label>
            <Radio name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
            {formatMessage(REASON_MESSAGES[reason])}
          </label>
        </Flex>
      ))}
    </chakra.fieldset>
  );
}

function OtherReason(props: { text: string; isWrong: boolean; onChange: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const hint = formatMessage(REVEAL_MESSAGES.otherHint, REASON_TEXT_LENGTH);
  return (
    <TextField
      id={useId()}
      label={formatMessage(REVEAL_MESSAGES.other)}
      hint={hint}
      error={props.isWrong ? hint : undefined}
      autoComplete="off"
      value={props.text}
      onChange={props.onChange}
    />
  );
}
