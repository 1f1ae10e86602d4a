import type { Language } from '../people/languages';
import { hasOfficialShape, plateFault } from '../people/plate';
import { fillText } from '../texts/fill-text';
import { SMS_TEXTS } from './sms.generated';

/** Longest short message that is read, characters: ten parts of a long one. */
export const SMS_TEXT_MAX = 1_600;
/** Reports that one number may send in a day; more than a day on the road gives anybody to say. */
export const SMS_REPORTS_PER_DAY = 8;

/** A short message as it was understood: a report of a vehicle that drives too fast, or nothing that is one. */
export type SmsReport =
  | {
      readonly kind: 'REPORT';
      readonly language: Language;
      /** As written, in upper case. */
      readonly plate: string;
      /** In the words of the sender; null without any. */
      readonly description: string | null;
    }
  | { readonly kind: 'UNREADABLE'; readonly language: Language };

/** First words of a report, with the language that they stand for; SAFE stands for each. */
const KEYWORDS: ReadonlyMap<string, Language | null> = new Map([
  ['SAFE', null],
  ['SECURITE', 'fr'],
  ['SUR', 'fr'],
  ['WAKA', 'pidgin'],
]);
/** Words by which a text in French or Pidgin shows itself; accents are left out, as many phones do. */
const WORDS: readonly (readonly [Language, readonly string[]])[] = [
  [
    'fr',
    [
      'TROP',
      'VITE',
      'ROULE',
      'CHAUFFEUR',
      'VOITURE',
      'DANGEREUX',
      'EXCES',
      'VITESSE',
      'EST',
      'LE',
      'BONJOUR',
      'AIDE',
    ],
  ],
  [
    'pidgin',
    ['DEY', 'DI', 'MOTO', 'WAKA', 'RUN', 'TU', 'MUCH', 'MOCH', 'ABEG', 'WUNA', 'OYIBO', 'PIPO', 'NA'],
  ],
];
/** Words of each that are needed where the first word says nothing: one may be a name. */
const WORDS_NEEDED = 2;

/** A plate at the beginning of a text, in its parts or in one word. */
const PLATE_IN_PARTS = /^([A-Z]{2})[ .-]?(\d{3,4})[ .-]?([A-Z]{1,2})(?=\W|$)/;
const FIRST_WORD = /^\S+/;

/**
 * Reads `SAFE <plate> <text>` in English, French or Pidgin, in whatever case and with or without accents. A plate has an official
 * shape, in parts or in one word, or is one word of at least three characters with a digit.
 */
export function readSmsReport(text: string): SmsReport {
  // Control characters of long messages and of some phones are no words.
  const line = text
    .slice(0, SMS_TEXT_MAX)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const [first = ''] = FIRST_WORD.exec(line) ?? [];
  const keyword = plain(first).replace(/[^A-Z]+$/, '');
  const rest = line.slice(first.length).trim();
  const language = KEYWORDS.get(keyword) ?? languageOf(line);
  const plate = KEYWORDS.has(keyword) ? plateAt(rest) : null;
  if (plate === null) {
    return { kind: 'UNREADABLE', language };
  }
  const said = rest
    .slice(plate.length)
    .replace(/^[\s,.:;-]+/, '')

    .trim();
  return { kind: 'REPORT', language, plate: plate.toUpperCase(), description: said === '' ? null : said };
}

/** The answer to a short message, in its language. */
export function smsReply(report: SmsReport, { number }: { number: number | null }): string {
  const texts = SMS_TEXTS[report.language];
  return report.kind === 'UNREADABLE' || number === null
    ? texts.help
    : fillText(texts.received, { plate: report.plate, number });
}

function plateAt(text: string): string | null {
  const [inParts] = PLATE_IN_PARTS.exec(text.toUpperCase()) ?? [];
  if (inParts !== undefined && hasOfficialShape(inParts)) {
    return text.slice(0, inParts.length);
  }
  const [word = ''] = FIRST_WORD.exec(text) ?? [];
  return /\d/.test(word) && plateFault(word) === null ? word : null;
}

function languageOf(line: string): Language {
  const words = plain(line).split(/[^A-Z]+/);
  const counts = WORDS.map(([language, known]) => {
    const count = words.filter((word) => known.includes(word)).length;
    return [language, count] as const;
  });
  const [best] = counts.sort(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= WORDS_NEEDED ? best[0] : 'en';
}

/** In upper case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
