import { appendFile } from 'node:fs/promises';
import type { SmsGateway } from './gateway';

/** Appends each message as a line of JSON `{to, text, at}` to a file that only the server's user can read. */
export function fileGateway(path: string): SmsGateway {
  return {
    async send({ to, text, at }) {
      // One write for each line: several processes may append to the same file.
      await appendFile(path, `${JSON.stringify({ to, text, at: at.toISOString() })}\n`, { mode: 0o600 });
    },
  };
}
