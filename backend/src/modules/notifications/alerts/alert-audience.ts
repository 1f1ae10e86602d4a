import type { AlertAudience, AlertSeverity, AlertTexts } from '@wakafine/domain/notify/alerts';
import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import type { Services } from '../../../platform/context/context';
import { TRAVELLERS } from './alerts.queries';

/** An alert as it is stored. */
export interface AlertRow {
  readonly id: number;
  readonly severity: AlertSeverity;
  readonly texts: AlertTexts;
  readonly audience: AlertAudience;
  /** For AGENCY only. */
  readonly agency: string | null;
  /** Centre and radius are for AREA only. */
  readonly lat: number | null;
  readonly lng: number | null;
  readonly radiusKm: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** Count of people under way it was meant for when it was sent; null for ALL. */
  readonly meantCount: number | null;
}

/** Whom an alert may be meant for. */
export type AlertTarget = Pick<AlertRow, 'audience' | 'agency' | 'lat' | 'lng' | 'radiusKm'>;

/** Somebody under way, with what is known of them. */
export interface Traveller {
  readonly accountId: number;
  readonly agency: string | null;
  /** Place of the last fix that the server has; null before the first. */
  readonly lat: number | null;
  readonly lng: number | null;
}

/**
 * Everybody under way, or one of them. A phone without network is where it was when it was last heard of: nothing more
 * is known, and nothing is guessed.
 */
export function travellers(
  { db }: Pick<Services, 'db'>,
  accountId: number | null = null,
): Promise<Traveller[]> {
  return db.rows(TRAVELLERS, [accountId]);
}

/** Whether an alert is meant for somebody under way: all, those of an agency whatever its case, those in an area. */
export function isMeantFor(target: AlertTarget, traveller: Traveller): boolean {
  switch (target.audience) {
    case 'ALL':
      return true;
    case 'AGENCY':
      return target.agency?.toLowerCase() === traveller.agency?.toLowerCase();
    case 'AREA':
      return isInArea(target, traveller);
  }
}

function isInArea(area: AlertTarget, { lat, lng }: Traveller): boolean {
  if (area.lat === null || area.lng === null || area.radiusKm === null || lat === null || lng === null) {
    return false;
  }
  return distanceBetweenM({ lat: area.lat, lng: area.lng }, { lat, lng }) <= area.radiusKm * 1000;
}
