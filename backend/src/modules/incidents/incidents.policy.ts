import { hasPermission } from '../identity/accounts/actor';
import type { Actor } from '../identity/accounts/actor';
import type { Incident } from './incident.entity';

/** Whether the actor may see the incident: who submitted it, and staff. */
export function canSeeIncident(actor: Actor, { accountId }: Pick<Incident, 'accountId'>): boolean {
  return actor !== null && (actor.accountId === accountId || hasPermission(actor, 'canViewDashboard'));
}

/** Whether the actor may decide on incidents: all staff but viewers. */
export function canResolveIncidents(actor: Actor): boolean {
  return hasPermission(actor, 'resolveIncidents');
}
