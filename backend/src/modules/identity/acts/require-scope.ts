import type { KeyOfRequest } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import type { Declared } from './rules';

/** Part of a context that says whether a key asks. */
export interface KeyContext {
  readonly apiKey?: KeyOfRequest | undefined;
}

/**
 * Lets everybody but an API key pass, and a key if one of its scopes opens the act.
 * @throws FORBIDDEN for any other key, with the scopes that would open it
 */
export function requireScope({ scopes = [] }: Pick<Declared, 'scopes'>, { apiKey }: KeyContext): void {
  if (apiKey === undefined || scopes.some((scope) => apiKey.scopes.includes(scope))) {
    return;
  }
  const [first, ...others] = scopes;
  if (first === undefined) {
    throw new AppError('FORBIDDEN', { sentence: 'No API key opens this.' });
  }
  const names = [first, ...others].join(' or ');
  throw new AppError('FORBIDDEN', {
    sentence: `This takes an API key with the scope ${names}.`,
    details: { missingScope: first },
  });
}
