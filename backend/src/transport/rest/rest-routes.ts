import { adminRoutes } from './admin.routes';
import { agenciesRoutes } from './interchange/agencies.routes';
import { alertsRoutes } from './interchange/alerts.routes';
import { eventsRoutes } from './events/events.routes';
import type { Streams } from './events/event-streams';
import { evidenceRoutes } from './published/evidence.routes';
import { exportsRoutes } from './exports.routes';
import { identityRoutes } from './identity/identity.routes';
import { incidentsRoutes } from './incidents.routes';
import { journeysRoutes } from './journeys.routes';
import { limitsRoutes } from './limits.routes';
import { myDataRoutes } from './identity/my-data.routes';
import { openDataRoutes } from './published/open-data.routes';
import { pinResetRoutes } from './identity/pin-reset.routes';
import { roadPackRoutes } from './published/road-pack.routes';
import { reportsRoutes } from './reports.routes';
import { staffRoutes } from './identity/staff.routes';
import { smsRoutes } from './devices/sms.routes';
import { trackersRoutes } from './devices/trackers.routes';
import { violationsRoutes } from './violations.routes';
import type { ServeCall } from './door/rest-door';

/** Every documented call of REST. */
export function restRoutes(serve: ServeCall, streams: Streams): void {
  identityRoutes(serve);
  pinResetRoutes(serve);
  staffRoutes(serve);
  journeysRoutes(serve);
  trackersRoutes(serve);
  violationsRoutes(serve);
  evidenceRoutes(serve);
  eventsRoutes(serve, streams);
  incidentsRoutes(serve);
  smsRoutes(serve);
  alertsRoutes(serve);
  agenciesRoutes(serve);
  reportsRoutes(serve);
  limitsRoutes(serve);
  adminRoutes(serve);
  exportsRoutes(serve);
  openDataRoutes(serve);
  roadPackRoutes(serve);
  myDataRoutes(serve);
}
