import type { EventEmitter } from 'node:events';
import type { Config } from './platform/config/config';

/** The launcher peoples the roads of demo mode from outside, through the public API; a launcher that is gone does not. */
export function notifyLauncher(url: string, { isDemo, dataDir }: Config): void {
  const message = { wakafineReady: { url, isDemo, dataDir } };
  process.send?.(message, undefined, undefined, () => undefined);
}

/** Calls back in demo mode each time the launcher says that it has seeded the demo data, or found them seeded. */
export function onDemoSeeded(
  { isDemo }: Pick<Config, 'isDemo'>,
  seeded: () => void,
  launcher: EventEmitter = process,
): void {
  if (!isDemo) {
    return;
  }
  launcher.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'wakafineSeeded' in message) {
      seeded();
    }
  });
}
