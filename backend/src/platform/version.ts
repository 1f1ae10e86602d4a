import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of this server: that of its package, which `npm run release` gives to all packages at once. */
export const VERSION: string = versionOf(
  JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')),
);

function versionOf(manifest: unknown): string {
  const version: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined;
  return typeof version === 'string' ? version : 'unknown';
}
