import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedLimits } from '@wakafine/domain/limits/shipped-limits';
import type { TownFeature } from '@wakafine/domain/limits/shipped-limits';
import type { Services } from '../../../platform/context/context';
import { ADD_SHIPPED_LIMITS } from '../limits.queries';

/** From `backend/src` and from `backend/dist` alike. */
const TOWNS = join(__dirname, '../../../../../geodata/towns.geojson');

/** Adds the limits that the service ships with to the register, unconfirmed; those that are there stay as they are. */
export async function ensureShippedLimits({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  // The file is part of the service; its README says its shape.
  const { features } = JSON.parse(await readFile(TOWNS, 'utf8')) as { features: readonly TownFeature[] };
  await db.rows(ADD_SHIPPED_LIMITS, [JSON.stringify(shippedLimits(features)), clock()]);
}
