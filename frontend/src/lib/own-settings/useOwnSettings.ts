import { DEFAULT_SETTINGS } from '@wakafine/domain/personal-settings';
import { useViewer } from '../session';
import type { OwnSettings } from './own-settings';
import { useUnsentSettings } from './unsent-settings';

export interface OwnSettingsState {
  /** What holds on this phone: what was saved last, whether or not the server has it. */
  settings: OwnSettings;
  /** What the server does not have yet; null when it has everything. */
  unsent: OwnSettings | null;
  /** What another phone has saved since, so that somebody must decide; null otherwise. */
  rival: OwnSettings | null;
}

const FIRST: OwnSettings = { ...DEFAULT_SETTINGS, version: 0 };

/** The settings of whoever is signed in. */
export function useOwnSettings(): OwnSettingsState {
  const viewer = useViewer();
  const known = viewer?.settings ?? FIRST;
  const unsent = useUnsentSettings(viewer?.id ?? '');
  const isRival = unsent !== null && unsent.version !== known.version;
  return { settings: unsent ?? known, unsent, rival: isRival ? known : null };
}
