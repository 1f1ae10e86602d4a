import { useCallback } from 'react';
import { useUpdateSettingsMutation } from '../../graphql/generated';
import { errorCodeOf, refusalOf } from '../../lib/errors';
import type { ErrorCode } from '../../lib/error-messages';
import { noteLook } from '../../lib/own-settings/look';
import { ownSettingsOf, type OwnSettings } from '../../lib/own-settings/own-settings';
import { dropUnsent, keepUnsent } from '../../lib/own-settings/unsent-settings';
import { useSession } from '../../lib/session';

/** What became of settings that were saved: `kept` is on this phone only, `rival` waits for a decision. */
export type SendOutcome = 'saved' | 'kept' | 'rival' | ErrorCode;

/** Keeps settings on the phone and sends them; they go by the state of the server that their `version` names. */
export function useSettingsSender(): (settings: OwnSettings) => Promise<SendOutcome> {
  const { state, update } = useSession();
  const [mutate] = useUpdateSettingsMutation();
  const viewer = state.viewer;

  return useCallback(
    async (settings) => {
      if (viewer === null) {
        return 'UNAUTHENTICATED';
      }
      keepUnsent(viewer.id, settings);
      try {
        const { data } = await mutate({ variables: { input: settings } });
        if (!data) {
          throw new Error('The answer to updateSettings is empty');
        }
        const saved = data.updateSettings.settings;
        // This browser looks like them already.
        noteLook(viewer.id, saved);
        update({ ...viewer, settings: saved });
        dropUnsent(viewer.id);
        return 'saved';
      } catch (error) {
        const code = errorCodeOf(error);
        const rival = code === 'CONFLICT' ? ownSettingsOf(refusalOf(error)?.current) : null;
        if (rival !== null) {
          update({ ...viewer, settings: rival });
          return 'rival';
        }
        if (code === 'NETWORK' || code === 'UNAVAILABLE') {
          return 'kept';
        }
        dropUnsent(viewer.id);
        return code;
      }
    },
    [mutate, update, viewer],
  );
}
