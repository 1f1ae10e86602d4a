import type { Services } from '../../platform/context/context';
import { asAppError } from '../../platform/errors';
import { chargeCaller } from '../budget/charge';
import { badKey, findCaller } from '../http/caller';
import type { Caller } from '../http/caller';
import type { KeySockets } from './key-sockets';
import type { ProtocolOptions, SocketExtra } from './protocol-server';
import type { SocketPlaces } from './socket-places';

/** Member of `connectionParams` that carries a key. */
const PARAMETER = 'apiKey';
/** graphql-ws's own code for a connection without authority. */
const BAD_KEY = { code: 4401, reason: 'API key not valid' };
const TOO_MANY = { code: 4429, reason: 'Too many sockets of this API key' };

/** Parts of the WebSocket door that know of keys. */
export interface KeyDoor {
  readonly services: Services;
  readonly keys: KeySockets;
  readonly places: SocketPlaces;
}

/**
 * Gives the hook that makes a socket one of the API key in its `connectionParams`, whatever cookie it was opened with. A key that is
 * not accepted closes the socket with 4401, one with all its sockets open with 4429.
 */
export function connectWithKey({
  services,
  keys,
  places,
}: KeyDoor): NonNullable<ProtocolOptions['onConnect']> {
  return async ({ connectionParams = {}, extra }) => {
    if (!(PARAMETER in connectionParams)) {
      return true;
    }
    const caller = await callerOfKey(services, connectionParams[PARAMETER], extra);
    if (caller === null || caller.key === null) {
      return ended(extra, BAD_KEY);
    }
    const place = await places.accept({ accountId: null, keyId: caller.key.id, address: '' });
    if (typeof place === 'number') {
      return ended(extra, TOO_MANY);
    }
    if (extra.socket.readyState !== extra.socket.OPEN) {
      place();
      return false;
    }
    extra.place.leave();
    extra.place.leave = place;
    extra.caller = caller;
    keys.add(caller.key, extra.socket);
    return true;
  };
}

/** Null for a key that is not accepted; looking for it is charged to those who opened the socket. */
async function callerOfKey(
  services: Services,
  apiKey: unknown,
  { caller }: SocketExtra,
): Promise<Caller | null> {
  try {
    if (typeof apiKey !== 'string') {
      throw badKey();
    }
    await chargeCaller(services, caller, 1);
    const nobody = { sessionToken: null, deviceToken: null, address: '', isAttended: false };
    return await findCaller(services, { ...nobody, apiKey });
  } catch (error) {
    const { code } = asAppError(error);
    if (code !== 'UNAUTHENTICATED' && code !== 'RATE_LIMITED') {
      throw error;
    }
    services.tallies.keyCalls.add(['unknown', code]);
    return null;
  }
}

/** The library would say 4403; a socket says goodbye once. */
function ended({ socket }: SocketExtra, { code, reason }: { code: number; reason: string }): false {
  socket.close(code, reason);
  return false;
}
