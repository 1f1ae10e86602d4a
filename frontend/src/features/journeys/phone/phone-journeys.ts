import { ownStateOf, serverTime, type OwnJourney } from '../../../lib/offline/own-journey';
import type { Receipt, ReceiptPoint } from '../../../lib/offline/receipt';

/** A journey that has ended on this phone and that the server does not have all of. */
export interface PhoneJourney {
  /** Name of its recording on the phone, a part of the address of its receipt. */
  readonly key: string;
  /** Its id on the server; null while the server has nothing of it. */
  readonly serverId: string | null;
  readonly registrationNumber: string;
  /** ISO times. */
  readonly startTime: string;
  readonly endTime: string;
  /** Figures of the phone; null where it has stored none, such as of a file. */
  readonly measured: Pick<Receipt, 'distanceKm' | 'maxSpeedKmh'> | null;
  readonly points: readonly ReceiptPoint[];
  readonly isRefused: boolean;
}

/** The ended journeys of a phone that the server has not confirmed, newest first, from its receipts and its unsent journeys. */
export function phoneJourneysOf(
  receipts: readonly Receipt[],
  own: readonly OwnJourney[],
): readonly PhoneJourney[] {
  const ended = own.filter(({ endedAtMs }) => endedAtMs !== null);
  const open = receipts.filter(({ confirmedAtMs }) => confirmedAtMs === null);
  const measured = new Set(open.map(({ key }) => key));
  return [
    ...open.map((receipt) =>
      ofReceipt(
        receipt,
        ended.find(({ clientId }) => clientId === receipt.key),
      ),
    ),
    ...ended.filter(({ clientId }) => !measured.has(clientId)).map(ofOwn),
  ].toSorted((one, other) => Date.parse(other.endTime) - Date.parse(one.endTime));
}

function ofReceipt(receipt: Receipt, own: OwnJourney | undefined): PhoneJourney {
  const { key, registrationNumber, startTime, endTime, distanceKm, maxSpeedKmh, points } = receipt;
  return {
    ...{ key, registrationNumber, startTime, endTime, points },
    serverId: own?.serverId ?? receipt.serverId,
    measured: { distanceKm, maxSpeedKmh },
    isRefused: own !== undefined && ownStateOf(own) === 'failed',
  };
}

function ofOwn(own: OwnJourney): PhoneJourney {
  const { clientId, serverId, start, startedAtMs, endedAtMs } = own;
  return {
    ...{ key: clientId, serverId, registrationNumber: start.registrationNumber },
    startTime: serverTime(own, startedAtMs),
    endTime: serverTime(own, endedAtMs ?? startedAtMs),
    ...{ measured: null, points: [] },
    isRefused: ownStateOf(own) === 'failed',
  };
}
