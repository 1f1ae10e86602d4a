import pino from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import { censorError, censorFacts, censorText } from './log-censor';

/** Structured log: an object of facts and a sentence. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'> & {
  /** The same log with these facts on each of its lines. */
  child(facts: Readonly<Record<string, string>>): Logger;
};

/**
 * The log of a process, JSON lines on standard output by default. Whatever is logged, no PIN, code,
 * token, mobile number, plate or place gets out.
 */
export function processLog(level: string, destination?: DestinationStream): PinoLogger {
  const options = {
    level,
    serializers: { err: censorError },
    formatters: { log: censorFacts },
    hooks: {
      logMethod(this: PinoLogger, given: Parameters<pino.LogFn>, method: pino.LogFn): void {
        method.apply(this, censoredArguments(given));
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Without a sentence the message of the error would be used. */
function censoredArguments([
  first,
  sentence = 'logged',
  ...others
]: Parameters<pino.LogFn>): Parameters<pino.LogFn> {
  if (typeof first === 'string') {
    return [censorText(first)];
  }
  const facts: unknown = first;
  return [facts instanceof Error ? { err: facts } : facts, censorText(sentence), ...others];
}
