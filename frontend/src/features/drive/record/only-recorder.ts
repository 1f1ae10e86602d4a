/**
 * Runs a recording as soon as no other tab of this browser records the journey, and holds that place while it runs.
 * Two tabs would give the same numbers to different fixes. Where the browser knows no locks it runs at once.
 */
export async function untilOnlyRecorder(
  journeyId: string,
  signal: AbortSignal,
  record: () => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) {
    await record();
    return;
  }
  try {
    await navigator.locks.request(`wakafine-recorder-${journeyId}`, { signal }, record);
  } catch (error) {
    // Giving up the wait is how a journey ends in the tab that never came to record.
    if (!signal.aborted) {
      throw error;
    }
  }
}
