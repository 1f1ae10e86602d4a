import { adminRoutes } from './admin.routes';
import { evidenceRoutes } from './evidence.routes';
import { exportsRoutes } from './exports.routes';
import { identityRoutes } from './identity/identity.routes';
import { incidentsRoutes } from './incidents.routes';
import { journeysRoutes } from './journeys.routes';
import { limitsRoutes } from './limits.routes';
import { myDataRoutes } from './identity/my-data.routes';
import { openDataRoutes } from './open-data.routes';
import { pinResetRoutes } from './identity/pin-reset.routes';
import { reportsRoutes } from './reports.routes';
import { staffRoutes } from './identity/staff.routes';
import { trackersRoutes } from './trackers.routes';
import { violationsRoutes } from './violations.routes';
import type { ServeCall } from './door/rest-door';

/** Every documented call of REST. */
export function restRoutes(serve: ServeCall): void {
  identityRoutes(serve);
  pinResetRoutes(serve);
  staffRoutes(serve);
  journeysRoutes(serve);
  trackersRoutes(serve);
  violationsRoutes(serve);
  evidenceRoutes(serve);
  incidentsRoutes(serve);
  reportsRoutes(serve);
  limitsRoutes(serve);
  adminRoutes(serve);
  exportsRoutes(serve);
  openDataRoutes(serve);
  myDataRoutes(serve);
}
