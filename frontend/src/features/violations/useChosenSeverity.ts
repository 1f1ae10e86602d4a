import type { ViolationSeverity } from '../../graphql/generated';
import { useAddressQuery } from '../../lib/address-query';

/** The value in the address for each severity. */
const BY_WORD: Readonly<Record<string, ViolationSeverity>> = {
  caution: 'CAUTION',
  warning: 'WARNING',
  danger: 'DANGER',
};

/** The severity that the address names (`?severity=danger`), null for all or an unknown word; and a way to choose another. */
export function useChosenSeverity(): [
  ViolationSeverity | null,
  (severity: ViolationSeverity | null) => void,
] {
  const [search, take] = useAddressQuery();
  const word = search.get('severity') ?? '';
  const chosen = Object.hasOwn(BY_WORD, word) ? BY_WORD[word] : undefined;
  const choose = (severity: ViolationSeverity | null) =>
    take(new URLSearchParams(severity === null ? {} : { severity: severity.toLowerCase() }), {
      isReplaced: true,
    });
  return [chosen ?? null, choose];
}
