import { Flex, Input, Text } from '@chakra-ui/react';
import { STATEMENT_MAX } from '@wakafine/domain/cases/case-steps';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../../components/forms/FieldShell';
import { PhotoPicker } from '../../components/photo/PhotoPicker';
import { AGENCY_MESSAGES } from '../texts/messages';
import type { Answer } from './useAnswer';

/** The form of an answer; its words are stored on this device at each letter. */
export function AnswerForm({ formId, answer }: { formId: string; answer: Answer }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const hint = formatMessage(AGENCY_MESSAGES.statementHint);
  const { statement, isStored } = answer.draft;
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        void answer.submit();
      }}
    >
      <Flex direction="column" gap="4">
        <FieldShell id={id} label={formatMessage(AGENCY_MESSAGES.statement)} hint={hint}>
          <Input asChild h="auto" py="2.5" resize="vertical">
            <textarea
              id={fieldIds(id).inputId}
              rows={5}
              maxLength={STATEMENT_MAX}
              value={statement}
              onChange={(event) => answer.change({ statement: event.target.value, writtenAtMs: null })}
              aria-describedby={describedBy(id, { hint })}
            />
          </Input>
          {isStored && statement !== '' && (
            <Text textStyle="small" color="fg.muted" display="flex" alignItems="center" gap="1.5">
              <Check size={16} aria-hidden />
              {formatMessage(AGENCY_MESSAGES.draftStored)}
            </Text>
          )}
        </FieldShell>
        <PhotoPicker
          frame="whole"
          facing="environment"
          hasPhoto={answer.photo !== null}
          onChange={answer.setPhoto}
        />
      </Flex>
    </form>
  );
}
