import { useCallback } from 'react';
import { useUpdateSettingsMutation } from '../../graphql/generated';
import { errorCodeOf, refusalOf } from '../../lib/errors';
import type { ErrorCode } from '../../lib/error-messages';
import { noteLook } from '../../lib/own-settings/look';
import { ownSettingsOf, type OwnSettings } from '../../lib/own-settings/own-settings';
import { noteConfirmed } from '../../lib/offline/confirmed';
import { sendingOnce } from '../../lib/offline/sending';
import { dropUnsent, keepUnsent, settingsSendingKey } from '../../lib/own-settings/unsent-settings';
import { isUnheard } from '../../lib/passing-faults';
import { useSession, type Viewer } from '../../lib/session';

/** What became of settings that were saved: `kept` is on this phone only, `rival` waits for a decision. */
export type SendOutcome = 'saved' | 'kept' | 'rival' | ErrorCode;

const sendOnce = sendingOnce<SendOutcome>();

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
      const isKept = await keepUnsent(viewer.id, settings);
      async function send(sender: Viewer): Promise<SendOutcome> {
        try {
          const { data } = await mutate({ variables: { input: settings } });
          if (!data) {
            throw new Error('The answer to updateSettings is empty');
          }
          const saved = data.updateSettings.settings;
          // This browser looks like them already.
          noteLook(sender.id, saved);
          update({ ...sender, settings: saved });
          noteConfirmed(sender.id, { kind: 'settings', id: 'settings', name: null });
          await dropUnsent(sender.id, settings);
          return 'saved';
        } catch (error) {
          const rival = errorCodeOf(error) === 'CONFLICT' ? ownSettingsOf(refusalOf(error)?.current) : null;
          if (rival !== null) {
            update({ ...sender, settings: rival });
            return 'rival';
          }
          if (isKept && isUnheard(error)) {
            return 'kept';
          }
          await dropUnsent(sender.id);
          return errorCodeOf(error);
        }
      }
      return sendOnce(settingsSendingKey(viewer.id), () => send(viewer));
    },
    [mutate, update, viewer],
  );
}
