import { alertTextFor } from '@wakafine/domain/notify/alerts';
import type { AlertTexts } from '@wakafine/domain/notify/alerts';
import { LANGUAGE_CODES, languageChoice } from '@wakafine/domain/people/languages';
import { hasPermission } from '../../identity/accounts/actor';
import type { Actor } from '../../identity/accounts/actor';
import type { AlertRow } from './alert-audience';
import type { AlertBroadcast, AlertTextFields } from './alert.type';

/** An alert over GraphQL, with a text for readers of every language. */
export function presentAlert(row: AlertRow, actor: Actor): AlertBroadcast & AlertTextFields {
  const { severity, audience, agency, lat, lng, radiusKm, createdAt, expiresAt, revokedAt, meantCount } = row;
  const { texts } = row;
  const hasArea = lat !== null && lng !== null && radiusKm !== null;
  return {
    id: String(row.id),
    severity,
    ...textsForReaders(texts),
    audience,
    agency,
    area: hasArea ? { lat, lng, radiusKm } : null,
    createdAt,
    expiresAt,
    revokedAt,
    meantCount: hasPermission(actor, 'canViewDashboard') ? meantCount : null,
  };
}

function textsForReaders(texts: AlertTexts): AlertTextFields {
  // Object.fromEntries discards which keys it got.
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, alertTextFor(texts, languageChoice(language))]),
  ) as AlertTextFields;
}
