import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Source of a password: a pipe or a file, or a person at a terminal. */
export type PasswordSource = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(isRaw: boolean): unknown;
};

/**
 * The first line of the input without its end; null when there is none. At a terminal it asks, and what is typed is not
 * shown.
 */
export async function readPassword(
  input: PasswordSource,
  ask: (question: string) => void,
): Promise<string | null> {
  if (input.isTTY !== true) {
    return firstLine(input);
  }
  ask('Password (empty: one is made): ');
  const typed = await typedLine(input);
  ask('\n');
  return typed === '' ? null : typed;
}

async function firstLine(input: Readable): Promise<string | null> {
  const lines = createInterface({ input, crlfDelay: Infinity });
  for await (const line of lines) {
    lines.close();
    return line === '' ? null : line;
  }
  return null;
}

/** Reads key by key, so that the terminal shows nothing. @throws Error when interrupted */
function typedLine(input: PasswordSource): Promise<string> {
  input.setRawMode?.(true);
  input.setEncoding('utf8');
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const finish = (settle: () => void): void => {
      input.setRawMode?.(false);
      input.pause();
      input.off('data', accept);
      settle();
    };
    const accept = (keys: string): void => {
      for (const key of keys) {
        if (key === '\r' || key === '\n') {
          return finish(() => resolve(typed.join('')));
        }
        if (key === '\u0003' || key === '\u0004') {
          return finish(() => reject(new Error('Nothing was changed.')));
        }
        typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : [...typed, key];
      }
    };
    input.on('data', accept);
  });
}
