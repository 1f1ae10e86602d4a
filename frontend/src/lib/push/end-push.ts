/**
 * Ends what lets messages come to this browser and removes those that are shown: anyone who uses the phone next
 * gets nothing.
 * What the server knew of it goes with the session. Never rejects.
 */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined || !('pushManager' in registration)) {
      return;
    }
    const shown = await registration.getNotifications();
    shown.forEach((notification) => notification.close());
    const subscription = await registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // A browser that stores nothing has nothing to end.
    return;
  }
}
