import { lazy, type ComponentType, type ReactNode } from 'react';

/** Under the header. Without a network it is missing, and not the screen that it would stand on. */
export const AlertNotices = lazy<ComponentType>(() =>
  import('../../features/alerts/AlertNotices').then(
    (notices) => ({ default: notices.AlertNotices }),
    () => ({ default: () => null }),
  ),
);
/** While driving; likewise, the sentence stays. */
export const DrivingAlert = lazy<ComponentType<{ sentence: ReactNode }>>(() =>
  import('../../features/alerts/DrivingAlert').then(
    (alert) => ({ default: alert.DrivingAlert }),
    () => ({ default: ({ sentence }) => sentence }),
  ),
);
