import { chakra, Flex, Text } from '@chakra-ui/react';
import { REASON_TEXT_LENGTH, REVEAL_REASONS } from '@wakafine/domain/people/data-looks';
import { useId, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { REASON_MESSAGES } from '../../../components/looks/messages';
import { Radio } from '../../../components/forms/Radio';
import { TextField } from '../../../components/forms/TextField';
import { REVEAL_MESSAGES } from './messages';
import { revealFault, type RevealDraft } from './reveal-why';

export interface RevealReasonProps {
  draft: RevealDraft;
  /** Whether it was tried to go on: faults are shown from then on. */
  wasTried: boolean;
  onChange: (draft: RevealDraft) => void;
}

/** The list of reasons why staff see something in full, with a field for another one. */
export function RevealReason({ draft, wasTried, onChange }: RevealReasonProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const hint = formatMessage(REVEAL_MESSAGES.otherHint, REASON_TEXT_LENGTH);
  /** Typing at the list is the beginning of a reason of one's own: its first letter goes into the field. */
  function beginOwnReason({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if ([...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
      flushSync(() => onChange({ ...draft, reason: 'OTHER' }));
      document.getElementById(`${id}-text`)?.focus();
    }
  }
  return (
    <Flex direction="column" gap="4">
      <Text textStyle="small" color="fg.muted">
        {formatMessage(REVEAL_MESSAGES.received)}
      </Text>
      <chakra.fieldset onKeyDown={beginOwnReason}>
        <chakra.legend textStyle="label" mb="1">
          {formatMessage(REVEAL_MESSAGES.reason)}
        </chakra.legend>
        {REVEAL_REASONS.map((reason) => (
          <Flex key={reason} asChild align="center" gap="3" minH="12" cursor="pointer">
            <label>
              <Radio
                name={id}
                checked={reason === draft.reason}
                onChange={() => onChange({ ...draft, reason })}
              />
              {formatMessage(REASON_MESSAGES[reason])}
            </label>
          </Flex>
        ))}
      </chakra.fieldset>
      {draft.reason === 'OTHER' && (
        <TextField
          id={`${id}-text`}
          label={formatMessage(REVEAL_MESSAGES.other)}
          hint={hint}
          error={wasTried && revealFault(draft) === 'text' ? hint : undefined}
          autoComplete="off"
          value={draft.text}
          onChange={(text) => onChange({ ...draft, text })}
        />
      )}
    </Flex>
  );
}
