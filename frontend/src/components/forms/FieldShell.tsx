import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ZoneGlyph } from '../zones/ZoneGlyph';

export interface FieldIds {
  inputId: string;
  hintId: string;
  errorId: string;
}

/** The ids that tie a field's label, hint and error to its input. */
export function fieldIds(id: string): FieldIds {
  return { inputId: id, hintId: `${id}-hint`, errorId: `${id}-error` };
}

/** Value of the input's `aria-describedby`: the error where there is one, else the hint. */
export function describedBy(id: string, shown: { hint?: string; error?: string }): string | undefined {
  const { hintId, errorId } = fieldIds(id);
  if (shown.error !== undefined) {
    return errorId;
  }
  return shown.hint === undefined ? undefined : hintId;
}

export interface FieldShellProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  children: ReactNode;
}

/** Label above, the field, hint or error below: the error by octagon, words and colour. */
export function FieldShell({ id, label, hint, error, children }: FieldShellProps) {
  const { inputId, hintId, errorId } = fieldIds(id);
  return (
    <Flex direction="column" gap="1.5">
      <chakra.label htmlFor={inputId} textStyle="label">
        {label}
      </chakra.label>
      {children}
      {error === undefined && hint !== undefined && (
        <Text id={hintId} textStyle="small" color="fg.subtle">
          {hint}
        </Text>
      )}
      {error !== undefined && (
        <Flex id={errorId} gap="1.5" align="flex-start" color="danger.fg" textStyle="small">
          <Flex pt="3px">
            <ZoneGlyph zone="danger" />
          </Flex>
          {error}
        </Flex>
      )}
    </Flex>
  );
}
