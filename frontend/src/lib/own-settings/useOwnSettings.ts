import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import { useIsSending } from '../offline/sending';
import { useViewer } from '../session/session';
import { isSameChoice, type OwnSettings } from './own-settings';
import { settingsSendingKey, useUnsentSettings } from './unsent-settings';

export interface OwnSettingsState {
  /** Settings on this phone: what was saved last, whether or not the server has it. */
  settings: OwnSettings;
  /** Settings that the server does not have yet; null when it has everything. */
  unsent: OwnSettings | null;
  /** Version that another phone has saved since, so that somebody must decide; null otherwise. */
  rival: OwnSettings | null;
}

const FIRST: OwnSettings = { ...DEFAULT_SETTINGS, version: 0 };

/** The settings of anyone who is signed in. */
export function useOwnSettings(): OwnSettingsState {
  const viewer = useViewer();
  const known = viewer?.settings ?? FIRST;
  const accountId = viewer?.id ?? '';
  const unsent = useUnsentSettings(accountId);
  // While something is on its way, what the server has is about to be what this phone has saved.
  const isSending = useIsSending(settingsSendingKey(accountId));
  const isRival =
    !isSending && unsent !== null && unsent.version !== known.version && !isSameChoice(unsent, known);
  return { settings: unsent ?? known, unsent, rival: isRival ? known : null };
}
