import { ALERT_TEXT_MAX } from '@wakafine/domain/notify/alerts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { LANGUAGES, type Language } from '@wakafine/domain/people/languages';
import { languageName } from './language-name';
import { FORM_MESSAGES } from './messages';

export interface AlertTextFieldProps {
  language: Language;
  value: string;
  onChange: (text: string) => void;
  error?: string;
}

/** Text of an alert in one language, with the room that is left. */
export function AlertTextField({ language, value, onChange, error }: AlertTextFieldProps) {
  const intl = useIntl();
  const id = useId();
  const hint = intl.formatMessage(FORM_MESSAGES.left, { count: ALERT_TEXT_MAX - value.length });
  return (
    <FieldShell
      id={id}
      label={intl.formatMessage(FORM_MESSAGES.text, { language: languageName(intl, language) })}
      hint={hint}
      error={error}
    >
      <Input asChild h="auto" py="2.5" resize="vertical">
        <textarea
          id={fieldIds(id).inputId}
          lang={LANGUAGES[language].tag}
          rows={2}
          maxLength={ALERT_TEXT_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </Input>
    </FieldShell>
  );
}
