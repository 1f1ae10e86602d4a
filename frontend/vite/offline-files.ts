import type { Plugin, Rolldown } from 'vite';

/** Screens that are fetched only when they are opened: the dashboard, the tile map and all that makes or shows PDFs. */
const ONLY_ONLINE = [/src\/staff\//, /texts\/\w+\/staff/, /TileGround/, /[Pp]df/];
/** The thread that reads tracks from files belongs to no script that the build follows. */
const TRACK_READER = /^assets\/gpx-worker/;

export interface OfflineFiles {
  plugin: Plugin;
  /** Whether a file of the build is stored on the phone before anybody asks for it. */
  isKept: (url: string) => boolean;
}

/** Finds out at build which scripts a citizen needs without a network: all that are reached without going through {@link ONLY_ONLINE}. */
export function offlineFiles(): OfflineFiles {
  const kept = new Set<string>();
  return {
    isKept: (url) => !url.startsWith('assets/') || kept.has(url) || TRACK_READER.test(url),
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
            .filter((output) => output.type === 'chunk' && output.isEntry)
            .forEach(({ fileName }) => follow(fileName, bundle, kept));
        },
      },
    },
  };
}

function follow(name: string, bundle: Rolldown.OutputBundle, kept: Set<string>): void {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || kept.has(name)) {
    return;
  }
  kept.add(name);
  chunk.imports.forEach((next) => follow(next, bundle, kept));
  chunk.dynamicImports
    .filter((next) => !isOnlyOnline(bundle[next]))
    .forEach((next) => follow(next, bundle, kept));
}

function isOnlyOnline(output: Rolldown.OutputBundle[string] | undefined): boolean {
  const name = nameOf(output);
  return name !== null && ONLY_ONLINE.some((pattern) => pattern.test(name));
}

/** The module that a script begins with, or what the build calls it. */
function nameOf(output: Rolldown.OutputBundle[string] | undefined): string | null {
  return output?.type === 'chunk' ? (output.facadeModuleId ?? output.name) : null;
}
