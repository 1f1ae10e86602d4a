import { cellsAround } from '@wakafine/domain/journeys/presence';
import type { Db } from '../../platform/db/db';
import { groupBy } from '../../platform/db/group-by';
import { DEVICES_IN_CELLS } from './list-conflicts.queries';
import { areRowsApart } from './sightings';
import type { PresenceRow } from './sightings';

/** Place of an enrolled device of a vehicle in a minute. */
export interface DeviceNear extends PresenceRow {
  readonly vehicleId: number;
  readonly registrationNumber: string;
}

/** Gives the enrolled devices, of whatever vehicle, that can have been in one vehicle with a phone in a minute. */
export type FindDevicesNear = (phone: PresenceRow) => readonly DeviceNear[];

/** Finds the enrolled devices near some phones, each in its minute, with one question by cell and minute. */
export async function devicesNear(db: Db, phones: readonly PresenceRow[]): Promise<FindDevicesNear> {
  const places = new Map<string, { readonly cell: number; readonly minute: Date }>();
  for (const phone of phones) {
    for (const cell of cellsAround(phone)) {
      places.set(`${cell} ${phone.minute.getTime()}`, { cell, minute: phone.minute });
    }
  }
  const asked = [...places.values()];
  const values = [asked.map(({ cell }) => cell), asked.map(({ minute }) => minute)] as const;
  const found = asked.length === 0 ? [] : await db.rows(DEVICES_IN_CELLS, values);
  const byMinute = groupBy(found, ({ minute }) => minute.getTime());
  return (phone) =>
    (byMinute.get(phone.minute.getTime()) ?? []).filter((device) => !areRowsApart(phone, device));
}
