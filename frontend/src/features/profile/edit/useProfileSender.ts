import { useCallback } from 'react';
import { useUpdateProfileMutation } from '../../../graphql/generated';
import { errorCodeOf, refusalOf } from '../../../lib/errors/errors';
import { noteConfirmed } from '../../../lib/offline/confirmed';
import { sendingOnce } from '../../../lib/offline/sending';
import { isUnheard } from '../../../lib/errors/passing-faults';
import { useSession } from '../../../lib/session/session';
import { inputOf, isSameValues, valuesOf } from './profile-form';
import { profileOf } from './profile-of';
import {
  dropUnsentProfile,
  queueProfile,
  profileSendingKey,
  readUnsentProfile,
  type UnsentProfile,
} from './unsent-profile';

/** Outcome of a saved profile: `stored` is on this phone only, `rival` waits for a decision. */
export type ProfileOutcome =
  { readonly kind: 'saved' | 'stored' | 'rival' } | { readonly kind: 'refused'; readonly error: unknown };

const sendOnce = sendingOnce<ProfileOutcome>();

/** Stores a profile on the phone and sends it; it goes by the state of the server that its `version` names. */
export function useProfileSender(): (unsent: UnsentProfile) => Promise<ProfileOutcome> {
  const { state, update } = useSession();
  const [mutate] = useUpdateProfileMutation();
  const accountId = state.viewer?.id ?? '';

  return useCallback(
    async (unsent) => {
      const stored = await queueProfile(accountId, unsent);
      if (stored === 'nothing') {
        // What was saved before must not follow what is sent now.
        await dropUnsentProfile(accountId);
      }

      async function send(sent: UnsentProfile): Promise<ProfileOutcome> {
        try {
          const { values, version, photo } = sent;
          const bytes = typeof photo === 'string' ? photo.slice(photo.indexOf(',') + 1) : photo;
          const { data } = await mutate({ variables: { input: inputOf(values, version, bytes) } });
          if (!data) {
            throw new Error('The answer to updateProfile is empty');
          }
          update(data.updateProfile.viewer);
          noteConfirmed(accountId, { kind: 'profile', id: 'profile', name: null });
          await dropUnsentProfile(accountId, sent);
          const next = await readUnsentProfile(accountId);
          // Saved while the other was on its way: it goes by the answer to that one.
          return next === null
            ? { kind: 'saved' }
            : await sendAnew(next, data.updateProfile.viewer.profile.version);
        } catch (error) {
          const rival = errorCodeOf(error) === 'CONFLICT' ? profileOf(refusalOf(error)?.current) : null;
          const isOwn = rival !== null && isSameValues(valuesOf(rival), sent.values);
          if (isOwn && rival.version !== sent.version) {
            // They arrived earlier, and the answer to that was lost.
            return sendAnew(sent, rival.version);
          }
          if (rival !== null) {
            await queueProfile(accountId, { ...sent, rival });
            return { kind: 'rival' };
          }
          // Stored without its photo it would arrive as something else: what was typed stays on the screen
          // instead.
          if (stored === 'whole' && isUnheard(error)) {
            return { kind: 'stored' };
          }
          await dropUnsentProfile(accountId, sent);
          return { kind: 'refused', error };
        }
      }

      async function sendAnew(sent: UnsentProfile, version: number): Promise<ProfileOutcome> {
        const rebased = { ...sent, version, rival: null };
        await queueProfile(accountId, rebased);
        return send(rebased);
      }

      return sendOnce(profileSendingKey(accountId), () => send(unsent));
    },
    [mutate, update, accountId],
  );
}
