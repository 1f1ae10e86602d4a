import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { ACT_MESSAGES } from './messages';

/** Longest reason that the server accepts, characters. */
const REASON_MAX = 500;

export interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** In place of "Reason". */
  label?: string;
  /** Readers of it, in place of the words on the audit log. */
  hint?: string;
  error?: string;
  /** Whether what is typed first goes into it. */
  isFirst?: boolean;
}

/** Reason why staff do something, in their own words. */
export function ReasonField({ value, onChange, label, hint, error, isFirst = false }: ReasonFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(
    function beginTyping() {
      if (isFirst) {
        field.current?.focus();
      }
    },
    [isFirst],
  );
  const shownHint = hint ?? formatMessage(ACT_MESSAGES.reasonHint, { most: REASON_MAX });
  return (
    <FieldShell id={id} label={label ?? formatMessage(ACT_MESSAGES.reason)} hint={shownHint} error={error}>
      <Input asChild h="auto" py="2.5" resize="vertical">
        <textarea
          ref={field}
          id={fieldIds(id).inputId}
          rows={3}
          maxLength={REASON_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint: shownHint, error })}
        />
      </Input>
    </FieldShell>
  );
}
