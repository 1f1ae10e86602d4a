import { processLog } from '../../platform/log/log';
import type { JsonValue } from './test-client';

/** A log as a process writes it, and its lines read again. */
export function readableLog(level = 'info') {
  const written: string[] = [];
  const lines = (kind?: string): JsonValue[] =>
    written.map((line) => JSON.parse(line)).filter((line) => kind === undefined || line.kind === kind);
  return {
    log: processLog(level, { write: (line) => written.push(line) }),
    lines,
    /** All that was written, for what must not be in it. */
    text: () => written.join(''),
    clear: () => void written.splice(0),
  };
}
