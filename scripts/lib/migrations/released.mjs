import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * SHA-256 over the sources of the migrations of a folder up to the one of a number, with the baseline, in hexadecimal digits. What was
 * released must stay as it was: databases that have it don't get it again.
 */
export function hashOfReleased(folder, newest) {
  const hash = createHash('sha256');
  for (const file of sourcesIn(folder)) {
    const number = /^(\d{13})-/.exec(file)?.[1];
    if (number === undefined ? file.startsWith('baseline/') : number <= newest) {
      hash.update(`${file}\n${readFileSync(join(folder, file), 'utf8')}\n`);
    }
  }
  return hash.digest('hex');
}

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .sort();
}
