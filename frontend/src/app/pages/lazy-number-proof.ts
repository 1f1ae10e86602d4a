import { lazy, type ComponentType } from 'react';

/** Without a network it is missing, and comes with another visit. */
export const NumberReminder = lazy<ComponentType>(() =>
  import('../../features/identity/proof/NumberReminder').then(
    (reminder) => ({ default: reminder.NumberReminder }),
    () => ({ default: () => null }),
  ),
);
