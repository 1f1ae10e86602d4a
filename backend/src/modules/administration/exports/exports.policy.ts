import type { Right } from '@wakafine/domain/people/roles';
import { hasPermission } from '../../identity/accounts/actor';
import type { Actor } from '../../identity/accounts/actor';
import type { FileContent } from './files/export-cells';

/**
 * Whether the actor may have an export: violations, incidents and segments are for canGenerateReports, the audit log for
 * canAccessSystemSettings, plates in full for canViewFullRegistrations.
 */
export function canExport(actor: Actor, { kind, hasFullPlates }: FileContent): boolean {
  const right: Right = kind === 'AUDIT' ? 'canAccessSystemSettings' : 'canGenerateReports';
  return hasPermission(actor, right) && (!hasFullPlates || hasPermission(actor, 'canViewFullRegistrations'));
}
