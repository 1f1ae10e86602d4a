import { useState } from 'react';
import { useMyLookNoticesQuery, useUpdateSettingsMutation } from '../../graphql/generated';
import { errorCodeOf, refusalOf } from '../../lib/errors/errors';
import { ownSettingsOf, type OwnSettings } from '../../lib/own-settings/own-settings';
import { useSession } from '../../lib/session/session';

export interface LookNotices {
  /** Null until it is known. */
  isOn: boolean | null;
  /** Throws what the server refuses with; the switch then stands as before. */
  choose: (isOn: boolean) => Promise<void>;
}

/** Whether the user is notified of every look; a choice applies at once. */
export function useLookNotices(): LookNotices {
  const { state, update } = useSession();
  const { viewer } = state;
  const { data } = useMyLookNoticesQuery({ fetchPolicy: 'no-cache' });
  const [mutate] = useUpdateSettingsMutation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? data?.viewer?.settings.lookNotices ?? null;

  async function send(version: number, lookNotices: boolean): Promise<OwnSettings | null> {
    const { data: answer } = await mutate({ variables: { input: { version, lookNotices } } });
    return answer?.updateSettings.settings ?? null;
  }

  async function choose(next: boolean): Promise<void> {
    if (viewer === null) {
      return;
    }
    setChosen(next);
    try {
      const settings = await send(viewer.settings.version, next).catch((error: unknown) => {
        // Another phone has changed other settings meanwhile, which this switch leaves alone.
        const current = errorCodeOf(error) === 'CONFLICT' ? ownSettingsOf(refusalOf(error)?.current) : null;
        if (current === null) {
          throw error;
        }
        return send(current.version, next);
      });
      if (settings !== null) {
        update({ ...viewer, settings });
      }
    } catch (error) {
      setChosen(!next);
      throw error;
    }
  }

  return { isOn, choose };
}
