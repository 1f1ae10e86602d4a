import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { FileShape } from './export-files';

/**
 * Refuses an export that the actor may not have: violations and incidents are for canGenerateReports, the audit log for
 * canAccessSystemSettings, plates in full for canViewFullRegistrations.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function refuseExport(ctx: AppCtx, { kind, hasFullPlates }: Omit<FileShape, 'format'>): void {
  requirePermission(ctx, kind === 'AUDIT' ? 'canAccessSystemSettings' : 'canGenerateReports');
  if (hasFullPlates) {
    requirePermission(ctx, 'canViewFullRegistrations');
  }
}
