import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DOMAIN_CATALOGUES } from './domain-catalogues';

const SOURCES = join(__dirname, '../src');
const load = createRequire(__filename);

export interface NamedText {
  id: string;
  /** The English text. */
  defaultMessage: string;
  description: string;
  file: string;
}

/** Every text that a messages file of the app or of the domain names, with its place. */
export function namedTexts(): NamedText[] {
  const ofApp = sourceFiles(/messages\.ts$/).flatMap((file) => {
    const exported: Record<string, unknown> = load(join(SOURCES, file));
    return Object.values(exported).flatMap((group) => textsIn(group, file));
  });
  return [
    ...ofApp,
    ...DOMAIN_CATALOGUES.flatMap(({ messages, messagesIn }) => textsIn(messages, messagesIn)),
  ];
}

function sourceFiles(pattern: RegExp): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
}

function textsIn(group: unknown, file: string): NamedText[] {
  return Object.values(typeof group === 'object' ? (group ?? {}) : {})
    .filter(isText)
    .map(({ id, defaultMessage, description }) => ({ id, defaultMessage, description, file }));
}

function isText(value: unknown): value is Omit<NamedText, 'file'> {
  return typeof value === 'object' && value !== null && 'id' in value && 'description' in value;
}
