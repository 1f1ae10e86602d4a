import { xmlText } from '@wakafine/domain/input/xml';
import { CAP_TYPE, capHeadline, capIdentifier } from '@wakafine/domain/notify/cap';
import type { CapAlert } from '@wakafine/domain/notify/cap';
import type { AlertRow } from '../alert-audience';

/** Feeds have an identifier and a time of change of their own, also while nothing is in force. */
const FEED_ID = 'urn:wakafine:alerts';
const NEVER_CHANGED = new Date(0);

/** An alert that is everybody's to read. */
export type PublicAlertRow = Pick<
  AlertRow,
  'id' | 'severity' | 'texts' | 'lat' | 'lng' | 'radiusKm' | 'createdAt' | 'expiresAt' | 'revokedAt'
>;

/** An alert as the protocol has it. */
export function capAlertOf({ lat, lng, radiusKm, ...alert }: PublicAlertRow): CapAlert {
  const hasCircle = lat !== null && lng !== null && radiusKm !== null;
  return { ...alert, circle: hasCircle ? { lat, lng, radiusKm } : null };
}

/** Alerts as an Atom feed with an entry for each message, newest first. */
export function presentCapFeed(
  alerts: readonly PublicAlertRow[],
  { publicUrl }: { publicUrl: string | null },
): string {
  const base = publicUrl ?? '';
  const entries = alerts
    .flatMap((alert) => [
      { alert, kind: 'alert' as const, at: alert.createdAt },
      ...(alert.revokedAt === null ? [] : [{ alert, kind: 'cancel' as const, at: alert.revokedAt }]),
    ])
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const updated = entries[0]?.at ?? NEVER_CHANGED;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${FEED_ID}</id>
<title>WakaFine alerts</title>
<updated>${updated.toISOString()}</updated>
<author><name>WakaFine</name></author>
<link rel="self" type="application/atom+xml" href="${xmlText(base)}/api/alerts.cap"/>
${entries.map((entry) => presentEntry(entry, base)).join('')}</feed>
`;
}

function presentEntry(
  { alert, kind, at }: { alert: PublicAlertRow; kind: 'alert' | 'cancel'; at: Date },
  base: string,
): string {
  const address = `${base}/api/alerts/${alert.id}${kind === 'cancel' ? '/cancel' : ''}.cap`;
  const title = `${kind === 'cancel' ? 'Cancelled: ' : ''}${capHeadline(alert)}`;
  return `<entry>
<id>urn:wakafine:${capIdentifier(alert.id, kind)}</id>
<title>${xmlText(title)}</title>
<updated>${at.toISOString()}</updated>
<summary>${xmlText(capHeadline(alert))}</summary>
<link type="${CAP_TYPE}" href="${xmlText(address)}"/>
</entry>
`;
}
