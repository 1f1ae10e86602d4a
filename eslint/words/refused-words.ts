import type { Said } from './said';

/** Refused words, what to say instead, and their uses that are fine. */
interface Refused {
  readonly pattern: RegExp;
  readonly instead: string;
  readonly fine: RegExp | null;
}

/** The rules of CONTRIBUTING.md about words. */
export interface Rules {
  readonly refused: readonly Refused[];
  /** Opening of a comment that documents something, or of a description. */
  readonly opening: RegExp;
}

/** Head of the table, below which each row refuses some words. */
const HEAD = '| refused';
const OPENINGS = /never opens with ([^.;]+)/;

/**
 * Reads the rules from the text of CONTRIBUTING.md: a slash separates alternatives, a comma separates phrases.
 * @throws Error when the table or the openings are missing
 */
export function rulesIn(contributing: string): Rules {
  const lines = contributing.split('\n');
  const head = lines.findIndex((line) => line.startsWith(HEAD));
  const openings = OPENINGS.exec(contributing)?.[1];
  if (head === -1 || openings === undefined) {
    throw new Error('CONTRIBUTING.md has no list of refused words.');
  }
  const rest = lines.slice(head + 2);
  const rows = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('|')),
  );
  return {
    refused: rows.map(refusedOf),
    opening: new RegExp(`^(?:${openings.match(/[A-Z][a-z]+/g)?.join('|')})\\b`),
  };
}

function refusedOf(row: string): Refused {
  const [, words = '', instead = '', fine = ''] = row.split('|').map((cell) => cell.trim());
  return { pattern: patternOf(words), instead, fine: fine === '' ? null : patternOf(fine) };
}

function patternOf(phrases: string): RegExp {
  const patterns = phrases.split(', ').map((phrase) =>
    phrase
      .split(' ')
      .map((word) => `(?:${word.replaceAll('/', '|')})`)
      .join('[\\s*/]+'),
  );
  return new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'gi');
}

/** Faults of what was said, a line for each: its place, its words and what to say instead. */
export function faultsOf({ refused, opening }: Rules, { kind, text, file, line }: Said): string[] {
  const place = `${file}:${line}`;
  const words = kind === 'name' ? wordsOf(text) : text;
  const faults = refused.flatMap(({ pattern, instead, fine }) => {
    const found = (fine === null ? words : words.replaceAll(fine, '')).match(pattern) ?? [];
    return found.map((word) => `${place} "${word}" (${text.slice(0, 60)}): ${instead}`);
  });
  return opensAsRiddle(kind, text, opening) ? [...faults, `${place} opens as a riddle: ${text}`] : faults;
}

/** Whether a description says what it describes by a question. */
function opensAsRiddle(kind: Said['kind'], text: string, opening: RegExp): boolean {
  if (kind === 'description') {
    return opening.test(text) || text === 'Why.';
  }
  return kind === 'comment' && text.startsWith('/**') && opening.test(text.replace(/^\/\*\*[\s*]*/, ''));
}

/** The words of a name, with a space between them: `MAX_MS` and `maxMs` are `max ms`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
