import type { Plugin, Rolldown } from 'vite';
import { isStart } from './first-scripts.ts';

/** Screens that are fetched only when they are opened: the dashboard, pages for developers, the tile map and all that makes or shows PDFs. */
const ONLY_ONLINE = [
  /src\/staff\//,
  /features\/developers\//,
  /texts\/\w+\/(staff|developers)/,
  /TileGround/,
  /[Pp]df/,
];
/** The thread that reads tracks from files belongs to no script that the build follows. */
const TRACK_READER = /^assets\/track-worker/;

export interface OfflineFiles {
  plugin: Plugin;
  /** Whether a file of the build is stored on the phone before anybody asks for it. */
  isStored: (url: string) => boolean;
}

/** Finds out at build which scripts a citizen needs without a network: all that are reached without going through {@link ONLY_ONLINE}. */
export function offlineFiles(): OfflineFiles {
  const stored = new Set<string>();
  return {
    isStored: (url) => !url.startsWith('assets/') || stored.has(url) || TRACK_READER.test(url),
    plugin: {
      name: 'offline-files',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const fetched = Object.values(bundle).flatMap((output) => nameOf(output) ?? []);
          const idle = ONLY_ONLINE.filter((pattern) => !fetched.some((name) => pattern.test(name)));
          if (idle.length > 0) {
            this.error(`No script is meant any more by ${idle.join(', ')}`);
          }
          Object.values(bundle)
            .filter(isStart)
            .forEach(({ fileName }) => follow(fileName, bundle, stored));
        },
      },
    },
  };
}

function follow(name: string, bundle: Rolldown.OutputBundle, stored: Set<string>): void {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || stored.has(name)) {
    return;
  }
  stored.add(name);
  chunk.imports.forEach((next) => follow(next, bundle, stored));
  chunk.dynamicImports
    .filter((next) => !isOnlyOnline(bundle[next]))
    .forEach((next) => follow(next, bundle, stored));
}

function isOnlyOnline(output: Rolldown.OutputBundle[string] | undefined): boolean {
  const name = nameOf(output);
  return name !== null && ONLY_ONLINE.some((pattern) => pattern.test(name));
}

/** The module that a script begins with, or what the build calls it. */
function nameOf(output: Rolldown.OutputBundle[string] | undefined): string | null {
  return output?.type === 'chunk' ? (output.facadeModuleId ?? output.name) : null;
}
