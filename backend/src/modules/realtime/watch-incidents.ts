import { liveStream } from '../../platform/live/live-stream';
import { hasPermission } from '../identity/accounts/actor';
import type { Incident } from '../incidents/incident.entity';
import { EVERYTHING, ofAccount } from './fan-out';
import { watchAct } from './watch-act';
import { signedIn } from '../identity/acts/rules';

/** Incidents as they come to another status: one's own for a citizen, all for canViewDashboard. */
export const watchIncidents = watchAct(
  { may: signedIn, seen: { owner: 'full', other: 'nothing', staff: 'full' }, scopes: ['authority:read'] },
  ({ live, mark, subscriber }): AsyncIterableIterator<Incident> => {
    const topic = hasPermission(subscriber, 'canViewDashboard')
      ? EVERYTHING
      : ofAccount(subscriber.accountId);
    const subscription = live.incidentsChanged.subscribe([topic]);
    return liveStream({ subscription, mark, pick: (incident) => incident });
  },
);
