import { randomInt } from 'node:crypto';

/** Digits and small letters without i, l, o and u, which are misread or make words: 5 bits each (Crockford's base 32). */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random code that people can copy, such as `7k2mq-x9vpd`: 5 bits for each symbol. */
export function readableCode({ groups, groupLength }: { groups: number; groupLength: number }): string {
  const group = (): string => Array.from({ length: groupLength }, symbol).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A code as it was typed, in the one form in which codes are compared: small letters without spaces and dashes. */
export function normaliseCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
}

function symbol(): string {
  return SYMBOLS.charAt(randomInt(SYMBOLS.length));
}
