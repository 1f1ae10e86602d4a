import { PIN_DIGITS } from '@wakafine/domain/people/pin';

/** The first six ASCII digits of what was typed or pasted, such as a whole message with a code in it. */
export function sixDigitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, PIN_DIGITS);
}
