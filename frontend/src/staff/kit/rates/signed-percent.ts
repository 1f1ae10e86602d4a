import type { IntlShape } from 'react-intl';

/** A change in percent with its sign, in the language in force: `+12%`, `−20%` with the sign that is as wide as a plus. */
export function signedPercent(
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
  percent: number,
  digits = 0,
): string {
  const options = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: digits } as const;
  return formatNumber(percent / 100, options).replace('-', '−');
}
