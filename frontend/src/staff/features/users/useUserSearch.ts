import { useCallback, useState } from 'react';

/** From so many digits on a search is for a number. */
const NUMBER_DIGITS = 5;

export interface UserSearch {
  /** Text of the search. */
  text: string;
  search(text: string): void;
}

/** The search of the page: a name stands in its address, a number does not, as addresses stay in logs and histories. */
export function useUserSearch(named: string, change: (part: { q: string }) => void): UserSearch {
  const [number, setNumber] = useState('');
  const search = useCallback(
    (text: string) => {
      const isNumber = text.replace(/\D/g, '').length >= NUMBER_DIGITS;
      setNumber(isNumber ? text : '');
      change({ q: isNumber ? '' : text });
    },
    [change],
  );
  return { text: number === '' ? named : number, search };
}
