import { Input } from '@chakra-ui/react';
import { DESCRIPTION_MAX } from '@wakafine/domain/incidents/incidents';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../../../components/forms/FieldShell';
import { INCIDENT_MESSAGES } from '../draft/messages';

export interface NoteFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Own words about the incident; gets the focus, since it was just asked for. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = formatMessage(INCIDENT_MESSAGES.noteHint);
  useEffect(function focusOnceOpened() {
    field.current?.focus();
  }, []);
  return (
    <FieldShell id={id} label={formatMessage(INCIDENT_MESSAGES.note)} hint={hint}>
      <Input asChild h="auto" py="2.5" resize="vertical">
        <textarea
          ref={field}
          id={fieldIds(id).inputId}
          rows={3}
          maxLength={DESCRIPTION_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={describedBy(id, { hint })}
        />
      </Input>
    </FieldShell>
  );
}
