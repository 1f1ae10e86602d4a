import type { CardSeverity } from '@wakafine/domain/violations/severity-scales';
import { useAddressQuery } from '../../lib/address-query';

/** The value in the address for each severity. */
const BY_WORD: Readonly<Record<string, CardSeverity>> = {
  minor: 'MINOR',
  moderate: 'MODERATE',
  severe: 'SEVERE',
};

/** The severity that the address names (`?severity=severe`), null for all or an unknown word; and a way to choose another. */
export function useChosenSeverity(): [CardSeverity | null, (severity: CardSeverity | null) => void] {
  const [search, accept] = useAddressQuery();
  const word = search.get('severity') ?? '';
  const chosen = Object.hasOwn(BY_WORD, word) ? BY_WORD[word] : undefined;
  const choose = (severity: CardSeverity | null) =>
    accept(new URLSearchParams(severity === null ? {} : { severity: severity.toLowerCase() }), {
      isReplaced: true,
    });
  return [chosen ?? null, choose];
}
