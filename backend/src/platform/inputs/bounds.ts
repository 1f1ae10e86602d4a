import {
  COMPARED_TEXT_MAX,
  isLine,
  isUuid,
  isWithin,
  lineSentence,
  rangeSentence,
  SEARCH_LENGTH,
  wholeSentence,
} from '@wakafine/domain/input/limits';
import type { Range } from '@wakafine/domain/input/limits';
import { longTextFault } from '@wakafine/domain/incidents/incidents';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import { ValidateBy } from 'class-validator';

/** Bound of a field, as tests find it beside the field: the name of a rule, and its ends where it has any. */
export interface Bound {
  readonly rule: string;
  readonly min?: number;
  readonly max?: number;
}

/** Fault of a value, as a sentence, or null; the whole input may say what the value has to be. */
type Fault<Value> = (value: Value, input: object) => string | null;

/**
 * Bounds a field of a GraphQL input: the door refuses what the rule finds a fault with, under the path of the field. The
 * type is what the schema has made sure of; null and what is left out are for the schema to refuse.
 */
export function judgedBy<Value>(bound: Bound, fault: Fault<Value>): PropertyDecorator {
  // The schema has read the value, so it is of the type that the field has there.
  const sentenceOf = (value: unknown, input: object) => fault(value as Value, input);
  return ValidateBy({
    name: bound.rule,
    constraints: [bound],
    validator: {
      validate: (value: unknown, given) => sentenceOf(value, given?.object ?? {}) === null,
      defaultMessage: (given) => sentenceOf(given?.value, given?.object ?? {}) ?? '',
    },
  });
}

/** A finite number of a range. */
export function IsWithin(range: Range): PropertyDecorator {
  return judgedBy<number>({ rule: 'number', ...range }, (value) =>
    isWithin(value, range) ? null : rangeSentence(range),
  );
}

/** A whole number of a range. */
export function IsWhole(range: Range, sentence = wholeSentence(range)): PropertyDecorator {
  return judgedBy<number>({ rule: 'whole', ...range }, (value) =>
    Number.isInteger(value) && isWithin(value, range) ? null : sentence,
  );
}

/** One of some numbers. */
export function IsOneOf(numbers: readonly number[]): PropertyDecorator {
  const range = { min: Math.min(...numbers), max: Math.max(...numbers) };
  return judgedBy<number>({ rule: 'whole', ...range }, (value) =>
    numbers.includes(value) ? null : `Must be one of ${numbers.join(', ')}`,
  );
}

/** One line of so many characters, without the white space around it. */
export function IsLine(length: Range, sentence = lineSentence(length)): PropertyDecorator {
  return judgedBy<string>({ rule: 'line', ...length }, (text) => (isLine(text, length) ? null : sentence));
}

/** A line of so many characters, or nothing but white space, which says nothing. */
export function IsLineOrEmpty(length: Range, sentence = lineSentence(length)): PropertyDecorator {
  return judgedBy<string>({ rule: 'line-or-empty', ...length }, (text) =>
    text.trim() === '' || isLine(text, length) ? null : sentence,
  );
}

/** Bounds a text to search for. */
export function IsSearch(): PropertyDecorator {
  return IsLine(SEARCH_LENGTH);
}

/** A text of several lines, without the white space around it. */
export function IsLines(max: number): PropertyDecorator {
  return judgedBy<string>({ rule: 'lines', min: 0, max }, (text) => longTextFault(text.trim(), max));
}

/**
 * A text that is compared with what is stored, such as a password that was typed: whatever it is, it is right or it is
 * not, and what is longer than anything stored is not looked at.
 */
export function IsCompared(
  max: number = COMPARED_TEXT_MAX,
  sentence = `Must be at most ${max} characters`,
): PropertyDecorator {
  return judgedBy<string>({ rule: 'compared', min: 0, max }, (text) =>
    text.length <= max ? null : sentence,
  );
}

/** A UUID, as clients name what they create. */
export function IsUuidText(): PropertyDecorator {
  return judgedBy<string>({ rule: 'uuid' }, (text) => (isUuid(text) ? null : 'Must be a UUID'));
}

/** A text of a form that a regular expression says. */
export function HasForm(rule: string, form: RegExp, sentence: string): PropertyDecorator {
  return judgedBy<string>({ rule }, (text) => (form.test(text) ? null : sentence));
}

/** A text, without the white space around it, that a rule of the domain finds nothing wrong with. */
export function IsRight(rule: string, fault: (text: string) => ValidationKey | null): PropertyDecorator {
  return judgedBy<string>({ rule }, (text) => keySentence(fault(text.trim())));
}

/** A list of so many members. */
export function HasMembers(size: Range, sentence: string): PropertyDecorator {
  return judgedBy<readonly unknown[]>({ rule: 'members', ...size }, ({ length }) =>
    isWithin(length, size) ? null : sentence,
  );
}

/** A list of so many members, no two of them the same. */
export function HasDifferent(size: Range, sentence: string): PropertyDecorator {
  return judgedBy<readonly unknown[]>({ rule: 'different', ...size }, (members) =>
    isWithin(members.length, size) && new Set(members).size === members.length ? null : sentence,
  );
}

/** The sentence of a key, or null for none. */
export function keySentence(key: ValidationKey | null): string | null {
  return key === null ? null : VALIDATION_SENTENCES[key];
}
