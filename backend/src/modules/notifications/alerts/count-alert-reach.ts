import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { isMeantFor, travellers } from './alert-audience';
import type { AlertTarget } from './alert-audience';
import { refuseTarget } from './broadcast-alert';

/**
 * Number of people under way an alert would be meant for if it were sent now.
 * @throws UNAUTHENTICATED, FORBIDDEN without canBroadcastAlerts, BAD_USER_INPUT (agency, area.lat, area.lng,
 * area.radiusKm)
 */
export async function countAlertReach(ctx: AppCtx, target: AlertTarget): Promise<number> {
  requirePermission(ctx, 'canBroadcastAlerts');
  const meant = { ...target, agency: target.agency?.trim() ?? null };
  refuseTarget(meant);
  return (await travellers(ctx)).filter((traveller) => isMeantFor(meant, traveller)).length;
}
