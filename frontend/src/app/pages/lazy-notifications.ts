import { lazy, type ComponentType } from 'react';
import { atRest } from '../../lib/storage/at-rest';

/** Asks nothing before the page has come to rest; without a network it is missing, and nothing else. */
export const InboxWatch = lazy<ComponentType>(async () => {
  await atRest();
  return import('../../features/notifications/InboxWatch').then(
    (watch) => ({ default: watch.InboxWatch }),
    () => ({ default: () => null }),
  );
});
/** Likewise: the question waits for another time. */
export const PushCard = lazy<ComponentType>(() =>
  import('../../features/notifications/PushCard').then(
    (card) => ({ default: card.PushCard }),
    () => ({ default: () => null }),
  ),
);
