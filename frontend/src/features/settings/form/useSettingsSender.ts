import { useMemo } from 'react';
import { useUpdateSettingsMutation } from '../../../graphql/generated';
import { errorCodeOf, refusalOf } from '../../../lib/errors/errors';
import type { ErrorCode } from '../../../lib/errors/error-messages';
import { noteLook } from '../../../lib/own-settings/look';
import { isSameChoice, ownSettingsOf, type OwnSettings } from '../../../lib/own-settings/own-settings';
import { noteConfirmed } from '../../../lib/offline/confirmed';
import { sendingOnce } from '../../../lib/offline/sending';
import {
  dropUnsent,
  queueSettings,
  readUnsent,
  settingsSendingKey,
} from '../../../lib/own-settings/unsent-settings';
import { isUnheard } from '../../../lib/errors/passing-faults';
import { useSession, type Viewer } from '../../../lib/session/session';

/** Outcome of saved settings: `stored` is on this phone only, `rival` waits for a decision. */
export type SendOutcome = 'saved' | 'stored' | 'rival' | ErrorCode;

export interface SettingsSender {
  /**
   * Stores settings on the phone and sends them; they go by the state of the server that their `version` names.
   */
  save: (settings: OwnSettings) => Promise<SendOutcome>;
  /** Sends what is stored on the phone. */
  sendEndedJourneys: () => Promise<SendOutcome>;
}

const sendOnce = sendingOnce<SendOutcome>();

/** The ways in which settings come to the server; while some are on their way, what is saved then follows them. */
export function useSettingsSender(): SettingsSender {
  const { state, update } = useSession();
  const [mutate] = useUpdateSettingsMutation();
  const viewer = state.viewer;

  return useMemo((): SettingsSender => {
    if (viewer === null) {
      const refuse = () => Promise.resolve<SendOutcome>('UNAUTHENTICATED');
      return { save: refuse, sendEndedJourneys: refuse };
    }
    const sender: Viewer = viewer;
    const { id } = sender;

    async function adopt(saved: OwnSettings, sent: OwnSettings): Promise<void> {
      const stored = await readUnsent(id);
      if (stored !== null && stored.version === sent.version && !isSameChoice(stored, sent)) {
        // Saved while the other was on its way: it goes by the answer to that one.
        await queueSettings(id, { ...stored, version: saved.version });
      }
      // This browser looks like them already.
      noteLook(id, saved);
      update({ ...sender, settings: saved });
      noteConfirmed(id, { kind: 'settings', id: 'settings', name: null });
      await dropUnsent(id, sent);
    }

    async function sendOne(settings: OwnSettings, isStored: boolean): Promise<SendOutcome> {
      try {
        const { data } = await mutate({ variables: { input: settings } });
        if (!data) {
          throw new Error('The answer to updateSettings is empty');
        }
        await adopt(data.updateSettings.settings, settings);
        return 'saved';
      } catch (error) {
        const rival = errorCodeOf(error) === 'CONFLICT' ? ownSettingsOf(refusalOf(error)?.current) : null;
        if (rival !== null && isSameChoice(rival, settings)) {
          // They arrived earlier, and the answer to that was lost.
          await adopt(rival, settings);
          return 'saved';
        }
        if (rival !== null) {
          update({ ...sender, settings: rival });
          return 'rival';
        }
        if (isStored && isUnheard(error)) {
          return 'stored';
        }
        await dropUnsent(id, settings);
        return errorCodeOf(error);
      }
    }

    async function sendAll(first: OwnSettings, isStored: boolean): Promise<SendOutcome> {
      let outcome = await sendOne(first, isStored);
      let next = await readUnsent(id);
      while (next !== null && outcome !== 'stored' && outcome !== 'rival') {
        outcome = await sendOne(next, true);
        next = await readUnsent(id);
      }
      return outcome;
    }

    return {
      async save(settings) {
        const isStored = await queueSettings(id, settings);
        if (!isStored) {
          // What was saved before must not follow what is sent now.
          await dropUnsent(id);
        }
        return sendOnce(settingsSendingKey(id), () => sendAll(settings, isStored));
      },
      async sendEndedJourneys() {
        const stored = await readUnsent(id);
        return stored === null ? 'saved' : sendOnce(settingsSendingKey(id), () => sendAll(stored, true));
      },
    };
  }, [mutate, update, viewer]);
}
