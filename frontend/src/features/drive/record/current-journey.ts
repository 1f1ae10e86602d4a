import type { DriveJourneyFragment } from '../../../graphql/generated';
import { ownStateOf, shownOf, type OwnJourney } from '../../../lib/offline/own-journey';
import type { DriveJourney } from './drive-journey';

export interface CurrentJourneyOptions {
  /** Active journey on the server; undefined while it has not answered. */
  received: DriveJourneyFragment | null | undefined;
  /** The journeys that this phone has started and the server does not have all of. */
  own: readonly OwnJourney[];
  driverName: string | null;
}

/**
 * The journey that is on. One that this phone has started and not ended holds until the server knows of it; from then on the
 * server says whether it goes on, but for an end that it has not heard of yet.
 */
export function currentJourney({ received, own, driverName }: CurrentJourneyOptions): DriveJourney | null {
  const live = own.findLast((each) => ownStateOf(each) === 'live');
  const isReceived = live !== undefined && received?.id === live.serverId;
  if (live !== undefined && (isReceived || live.serverId === null || received === undefined)) {
    const journey = isReceived && received ? received : shownOf(live, driverName);
    const role = live.roleToSend ?? journey.role;
    return { ...journey, role, recordingKey: live.clientId, isOwn: true, isOnServer: live.serverId !== null };
  }
  const isEndedHere = own.some(({ serverId, endedAtMs }) => serverId === received?.id && endedAtMs !== null);
  if (!received || isEndedHere) {
    return null;
  }
  return { ...received, recordingKey: received.id, isOwn: false, isOnServer: true };
}
