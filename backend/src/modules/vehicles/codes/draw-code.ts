import { randomInt } from 'node:crypto';
import { checkSymbol, CODE_SYMBOLS } from '@wakafine/domain/people/vehicle-code';

/** Draws a code of so many symbols, the last of which checks the others. */
export function drawCode(length: number): string {
  const symbols = Array.from({ length: length - 1 }, () =>
    CODE_SYMBOLS.charAt(randomInt(CODE_SYMBOLS.length)),
  );
  return `${symbols.join('')}${checkSymbol(symbols.join(''))}`;
}
