import { alertTextFor } from '@wakafine/domain/notify/alerts';
import { hasPermission } from '../../identity/accounts/actor';
import type { Actor } from '../../identity/accounts/actor';
import type { AlertRow } from './alert-audience';
import type { AlertBroadcast } from './alert.type';

/** An alert over GraphQL, with a text for readers of every language. */
export function presentAlert(row: AlertRow, actor: Actor): AlertBroadcast {
  const { severity, audience, agency, lat, lng, radiusKm, createdAt, expiresAt, revokedAt, meantCount } = row;
  const { texts } = row;
  const hasArea = lat !== null && lng !== null && radiusKm !== null;
  return {
    id: String(row.id),
    severity,
    en: alertTextFor(texts, 'EN'),
    fr: alertTextFor(texts, 'FR'),
    pidgin: alertTextFor(texts, 'PIDGIN'),
    audience,
    agency,
    area: hasArea ? { lat, lng, radiusKm } : null,
    createdAt,
    expiresAt,
    revokedAt,
    meantCount: hasPermission(actor, 'canViewDashboard') ? meantCount : null,
  };
}
