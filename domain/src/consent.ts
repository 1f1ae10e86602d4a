/** Version of the words by which a citizen agrees to be tracked during a journey; it rises when their meaning changes. */
export const TRACKING_CONSENT_VERSION = 1;

/** Whether somebody who agreed to a version (null: to none) has still to be asked. */
export function isConsentMissing(version: number | null | undefined): boolean {
  return (version ?? 0) < TRACKING_CONSENT_VERSION;
}
