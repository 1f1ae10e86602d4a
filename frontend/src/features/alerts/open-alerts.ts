import type { OpenAlertFragment } from '../../graphql/generated';

/** The alerts after one was sent, changed or revoked: newest first, each once. */
export function withAlert(
  alerts: readonly OpenAlertFragment[],
  changed: OpenAlertFragment,
): readonly OpenAlertFragment[] {
  const others = alerts.filter(({ id }) => id !== changed.id);
  return changed.revokedAt ? others : [changed, ...others];
}

/** Those that are still in force, by the clock of this device in ms, and were not dismissed. */
export function shownAlerts(
  alerts: readonly OpenAlertFragment[],
  { nowMs, isDismissed }: { nowMs: number; isDismissed: (id: string) => boolean },
): readonly OpenAlertFragment[] {
  return alerts.filter(({ id, expiresAt }) => Date.parse(expiresAt) > nowMs && !isDismissed(id));
}
