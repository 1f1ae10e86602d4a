import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useClaimPhoneMutation } from '../../graphql/generated';
import { useReconnected } from '../apollo/connection';
import { useViewer } from '../session/session';
import { onEnrolmentChange } from '../storage/delete-enrolment';
import { storeEnrolment, prepareKey, readEnrolment, type Enrolment } from './stored-enrolment';
import { refreshEnrolment } from './refresh-enrolment';

/** So often an enrolment that waits is asked for anew while it is looked at, ms. */
const ASK_EVERY_MS = 20_000;

/** The vehicle that the viewer's phone belongs to, as the phone knows it; null without one or until that is read. */
export function useEnrolledDevice(): Enrolment['device'] {
  const accountId = useViewer()?.id ?? '';
  const [device, setDevice] = useState<Enrolment['device']>(null);
  useEffect(
    function followStored() {
      let isGone = false;
      const read = () =>
        void readEnrolment(accountId).then((stored) =>
          isGone ? undefined : setDevice(stored?.device ?? null),
        );
      read();
      const stop = onEnrolmentChange(read);
      return () => {
        isGone = true;
        stop();
      };
    },
    [accountId],
  );
  return device;
}

/** The same while it waits or is in force: then something is lost with the key. */
export function useLiveEnrolment(): Enrolment['device'] {
  const device = useEnrolledDevice();
  return device === null || device.state === 'REVOKED' ? null : device;
}

/** Asks the server how far the enrolment is: at first, after a lost connection, and again and again while it waits. */
export function useEnrolmentWatch(device: Enrolment['device']): void {
  const client = useApolloClient();
  const accountId = useViewer()?.id ?? '';
  const isWaiting = device?.state === 'WAITING';
  const ask = useCallback(
    () => void refreshEnrolment(client, accountId).catch(() => undefined),
    [client, accountId],
  );
  useReconnected(ask);
  useEffect(
    function askWhileWaiting() {
      ask();
      const timer = isWaiting ? setInterval(ask, ASK_EVERY_MS) : undefined;
      return () => clearInterval(timer);
    },
    [ask, isWaiting],
  );
}

/** Reason why the browser could not take part: it makes or stores no keys, as in a private window. */
export class NoKeyError extends Error {}

/** Accepts an invitation with a key of this phone. Rejects with NoKeyError, or as the server refused it. */
export function useClaimPhone(): (invitation: string) => Promise<void> {
  const accountId = useViewer()?.id ?? '';
  const [claim] = useClaimPhoneMutation();
  return async (invitation) => {
    const prepared = await prepareKey(accountId).catch(() => {
      throw new NoKeyError('The browser keeps no key');
    });
    const input = { code: invitation, publicKey: prepared.publicKey };
    const { data } = await claim({ variables: { input } });
    const device = data?.bindVehicle.device ?? null;
    if (device === null) {
      throw new Error('The answer to bindVehicle holds no device');
    }
    await storeEnrolment(prepared, device);
  };
}
