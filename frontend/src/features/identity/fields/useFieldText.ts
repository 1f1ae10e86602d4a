import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isValidationKey, VALIDATION_MESSAGES } from '../../../lib/format/validation-messages';

/** Turns the key of a validation sentence into the sentence; what is no key, such as the server's own words, stays. */
export function useFieldText(): (
  error: string | undefined,
  isTouched: boolean | undefined,
) => string | undefined {
  const intl = useIntl();
  return useCallback(
    (error, isTouched) => {
      if (error === undefined || isTouched !== true) {
        return undefined;
      }
      return isValidationKey(error) ? intl.formatMessage(VALIDATION_MESSAGES[error]) : error;
    },
    [intl],
  );
}
