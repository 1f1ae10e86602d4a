import { EnvError, makeExactValidator } from 'envalid';

const WHOLE_NUMBER = /^\d{1,10}$/;

/** An envalid validator for a whole number within [from, to], both included. */
export function wholeNumber(from: number, to: number) {
  return makeExactValidator<number>((input) => {
    const value = Number(input);
    if (!WHOLE_NUMBER.test(input) || value < from || value > to) {
      throw new EnvError(`must be a whole number from ${from} to ${to}, not "${input}"`);
    }
    return value;
  });
}

/** An envalid validator for one word out of a closed list. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return makeExactValidator<Word>((input) => {
    const word = words.find((each) => each === input);
    if (word === undefined) {
      throw new EnvError(`must be one of ${words.join(', ')}, not "${input}"`);
    }
    return word;
  });
}

/** An envalid validator for a switch: `1` is on, `0` is off. */
export const onOrOff = makeExactValidator<boolean>((input) => {
  if (input !== '0' && input !== '1') {
    throw new EnvError(`must be 0 or 1, not "${input}"`);
  }
  return input === '1';
});

/** An envalid validator for an address with one of the given schemes; it never repeats the value, which may hold a password. */
export function urlOf(schemes: readonly string[], example: string) {
  return makeExactValidator<string>((input) => {
    const url = URL.canParse(input) ? new URL(input) : null;
    if (url === null || !schemes.includes(url.protocol.slice(0, -1)) || url.hostname === '') {
      throw new EnvError(`must be an address like ${example}`);
    }
    return input;
  });
}

/** An envalid validator for a host name or an IP address to listen on. */
export const listenHost = makeExactValidator<string>((input) => {
  if (!/^[A-Za-z0-9._:-]{1,253}$/.test(input)) {
    throw new EnvError(`must be an IP address or a host name, not "${input}"`);
  }
  return input;
});

/** An envalid validator for an address by which people are reached: mailto: or https:. */
export const contact = makeExactValidator<string>((input) => {
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/.test(input)) {
    throw new EnvError('must be a mailto: or https: address');
  }
  return input;
});

/** An envalid validator that accepts any text. */
export const text = makeExactValidator<string>((input) => input);
