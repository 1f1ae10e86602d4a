import { isMeantFor, travellers } from './alert-audience';
import type { AlertTarget } from './alert-audience';
import { refuseTarget } from './broadcast-alert';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/**
 * Number of people under way an alert would be meant for if it were sent now.
 * @throws UNAUTHENTICATED, FORBIDDEN without canBroadcastAlerts, BAD_USER_INPUT (agency, area.lat, area.lng,
 * area.radiusKm)
 */
export const countAlertReach = act(
  { may: right('canBroadcastAlerts') },
  async (ctx, target: AlertTarget): Promise<number> => {
    const meant = { ...target, agency: target.agency?.trim() ?? null };
    refuseTarget(meant);
    return (await travellers(ctx)).filter((traveller) => isMeantFor(meant, traveller)).length;
  },
);
