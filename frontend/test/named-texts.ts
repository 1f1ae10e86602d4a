import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../src');

export interface NamedText {
  id: string;
  description: string;
  file: string;
}

/** Every text that a messages file names, with its place. */
export function namedTexts(): NamedText[] {
  return sourceFiles(/messages\.ts$/).flatMap((file) => {
    const exported: Record<string, unknown> = jest.requireActual(join(SOURCES, file));
    return Object.values(exported)
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap((group) => Object.values(group ?? {}))
      .filter(isText)
      .map(({ id, description }) => ({ id, description, file }));
  });
}

function sourceFiles(pattern: RegExp): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
}

function isText(value: unknown): value is { id: string; description: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'description' in value;
}
