import { REASON_MAX } from '@wakafine/domain/incidents/incidents';
import {
  AGENCY_LENGTH,
  hasControlCharacter,
  isLine,
  isUuid,
  lineSentence,
} from '@wakafine/domain/input/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import { agencyNameFault } from '@wakafine/domain/people/agency-name';
import { pinShapeFault } from '@wakafine/domain/people/choose-pin';
import { phoneFault } from '@wakafine/domain/people/phone';
import { PLATE_LENGTH, plateFault } from '@wakafine/domain/people/plate';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const LATEST_TIME_MS = Date.UTC(9999, 11, 31);
const REASON_LENGTH = { min: 0, max: REASON_MAX };
const isRfc3339 = addFormats(new Ajv(), ['date-time']).compile({ type: 'string', format: 'date-time' });

/** Fault of a text of a format, as a sentence, or null; an empty text counts as missing. */
type FormatFault = (text: string) => string | null;

/** The formats that schemas of requests may name. */
export const INPUT_FORMATS = {
  'date-time': (text) => (isTime(text) ? null : 'Must be a time, such as 2026-11-20T08:15:00.000Z'),
  uuid: (text) => (isUuid(text) ? null : 'Must be a UUID'),
  'mobile-number': (text) => sentenceOf(phoneFault(text)),
  'registration-number': (text) => sentenceOf(plateFault(text)),
  'transport-agency': (text) => sentenceOf(agencyNameFault(text)),
  // Which PINs are too easily guessed depends on whose they are: the act says so.
  pin: (text) => sentenceOf(pinShapeFault(text)),
  line: (text) => (isLine(text, REASON_LENGTH) ? null : lineSentence(REASON_LENGTH)),
  lines: (text) =>
    hasControlCharacter(text.replace(/[\r\n\t]/g, '')) ? VALIDATION_SENTENCES['text.control'] : null,
} as const satisfies Record<string, FormatFault>;

/** Name of a format of {@link INPUT_FORMATS}. */
export type InputFormat = keyof typeof INPUT_FORMATS;

/** A character that people see, and one that may stand between two such. */
const SEEN = '[^\\s\\p{Cc}\\p{Cs}]';
const WITHIN = '[^\\p{Cc}\\p{Cs}]';

/** A line of so many characters, white space around it left out, as a regular expression. */
export function linePattern({ min, max }: { min: number; max: number }): string {
  const line = `${SEEN}${WITHIN}{${Math.max(0, min - 2)},${max - 2}}${SEEN}`;
  const short = min > 1 ? line : `${SEEN}(${WITHIN}{0,${max - 2}}${SEEN})?`;
  return `^\\s*${min === 0 ? `(${short})?` : short}\\s*$`;
}

/**
 * The same formats as regular expressions, for anyone who reads the OpenAPI document without knowing their
 * names.
 */
export const FORMAT_PATTERNS = {
  'mobile-number': '^\\s*((\\+\\s*|0\\s*0\\s*)?2\\s*3\\s*7\\s*)?6(\\s*[0-9]){8}\\s*$',
  'registration-number': `^(?=[\\s\\S]*[\\p{L}\\p{N}])(?![\\s\\S]*[\\p{Cc}\\p{Cs}])${linePattern(PLATE_LENGTH).slice(1)}`,
  'transport-agency': linePattern({ min: 0, max: AGENCY_LENGTH.max }),
  pin: '^[0-9]{6}$',
  line: linePattern({ min: 0, max: REASON_MAX }),
  lines: '^([\\r\\n\\t]|[^\\p{Cc}\\p{Cs}])*$',
} as const;

/** Whether a schema names a format whose faults are known here. */
export function isInputFormat(name: unknown): name is InputFormat {
  return typeof name === 'string' && Object.hasOwn(INPUT_FORMATS, name);
}

function isTime(text: string): boolean {
  const ms = isRfc3339(text) ? Date.parse(text) : Number.NaN;
  return ms >= 0 && ms <= LATEST_TIME_MS;
}

function sentenceOf(key: ValidationKey | null): string | null {
  return key === null ? null : VALIDATION_SENTENCES[key];
}
