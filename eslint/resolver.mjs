import { existsSync } from 'node:fs';
import path from 'node:path';

const ENDINGS = ['.ts', '.tsx', '.mjs', '/index.ts', ''];
const ROOM = /^@wakafine\/([a-z0-9]+)\/(.+)$/;

/**
 * Gives the resolver of imports for the zones. They lie in the rooms, so what is imported from a package is not looked
 * for: that cost a tenth of all time.
 */
export function roomResolver(root) {
  const known = new Map();

  function fileOf(target) {
    if (!known.has(target)) {
      const ending = ENDINGS.find((each) => existsSync(`${target}${each}`));
      known.set(target, ending === undefined ? null : `${target}${ending}`);
    }
    return known.get(target);
  }

  return {
    interfaceVersion: 3,
    name: 'wakafine/rooms',
    resolve(specifier, importer) {
      const [, room, inside] = ROOM.exec(specifier) ?? [];
      if (room === undefined && !specifier.startsWith('.')) {
        return { found: true, path: null };
      }
      const target =
        room === undefined
          ? path.resolve(path.dirname(importer), specifier)
          : path.join(root, room, 'src', inside);
      const file = fileOf(target);
      return file === null ? { found: false } : { found: true, path: file };
    },
  };
}
