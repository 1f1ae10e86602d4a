import { parseArgs } from 'node:util';
import { passOnSms } from './pass-on-sms';
import type { Console } from './replay-command';

const USAGE = 'usage: SMS_INTAKE_SECRET=... npm run sms -- "SAFE LT123AB too fast" [--from NUMBER] [--url U]';
/** A number of nobody. */
const DEFAULT_FROM = '+237600000009';

/**
 * Sends the service a short message as its gateway would, and prints the answer as one line of JSON. Gives the exit code: 0, 1 for a
 * service that refuses it or is out of reach, 2 for words that can't be followed.
 */
export async function runSms({ words, env, print, warn }: Console): Promise<number> {
  const asked = readWords(words);
  const secret = env['SMS_INTAKE_SECRET'] ?? '';
  if (asked === null || secret === '') {
    warn(USAGE);
    return 2;
  }
  const { text, from = DEFAULT_FROM, url = `http://127.0.0.1:${env['PORT'] || '4000'}` } = asked;
  try {
    const { status, body } = await passOnSms({ url, secret, from, text });
    print(body);
    return status === 200 ? 0 : 1;
  } catch {
    warn(`${url} is out of reach`);
    return 1;
  }
}

/** Null for words that can't be followed. */
function readWords(
  words: readonly string[],
): { text: string; from: string | undefined; url: string | undefined } | null {
  const option = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { from: option, url: option },
      allowPositionals: true,
    });
    const text = positionals.join(' ');
    return text === '' ? null : { text, from: values.from, url: values.url };
  } catch {
    return null;
  }
}
