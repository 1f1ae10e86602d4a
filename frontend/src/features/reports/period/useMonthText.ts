import { useIntl } from 'react-intl';

/** Gives a month such as 2026-11 in words: `November 2026`. */
export function useMonthText(): (month: string) => string {
  const intl = useIntl();
  // The middle of the month lies in it by every clock.
  return (month) => intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' });
}
