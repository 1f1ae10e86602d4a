import { parseArgs } from 'node:util';
import { ROLES } from '../modules/identity/permissions';
import type { Role } from '../modules/identity/permissions';
import { errorCode } from '../platform/system-error';

export const ADMIN_USAGE = `usage:
  npm run admin -- create USERNAME [--role admin|supervisor|operator|viewer] [--name "Full Name"] [--generate]
  npm run admin -- reset USERNAME [--generate]
  npm run admin -- list
  npm run admin -- check-rollups
The password is read from standard input (one line of at least 12 characters) and never from the command line.
With --generate, or with nothing to read, a one-time password is made, which must be changed at the first sign-in.
reset also removes the second factor and ends all sessions.
check-rollups counts everything anew and ends with 1 when a figure of the dashboard is not what that gives.`;

/** What somebody wants of the command. */
export type AdminOrder =
  | { readonly act: 'list' }
  | { readonly act: 'check-rollups' }
  | { readonly act: 'reset'; readonly username: string; readonly isGenerated: boolean }
  | {
      readonly act: 'create';
      readonly username: string;
      readonly role: Exclude<Role, 'CITIZEN'>;
      readonly fullName: string | null;
      readonly isGenerated: boolean;
    };

/** Words that can't be followed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What the words of a command line ask for. @throws UsageError */
export function readAdminWords(words: readonly string[]): AdminOrder {
  const { positionals, values } = parsed(words);
  const [act, username, ...rest] = positionals;
  if (rest.length > 0) {
    // Not which one: it may be a password.
    throw new UsageError('there is one word too many');
  }
  if ((act === 'list' || act === 'check-rollups') && username === undefined) {
    return { act };
  }
  if (act !== 'create' && act !== 'reset') {
    throw new UsageError(
      act === undefined ? 'say what to do' : `${act} is none of create, reset, list and check-rollups`,
    );
  }
  if (username === undefined) {
    throw new UsageError(`${act} needs a username`);
  }
  const isGenerated = values.generate === true;
  return act === 'reset'
    ? { act, username, isGenerated }
    : { act, username, isGenerated, role: roleOf(values.role ?? 'admin'), fullName: values.name ?? null };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' }, generate: { type: 'boolean' } },
    });
  } catch (error) {
    // Never the words themselves: somebody may have put a password among them.
    throw new UsageError(
      errorCode(error) === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
        ? 'an option lacks its value'
        : 'there is an option that is not known',
    );
  }
}

function roleOf(word: string): Exclude<Role, 'CITIZEN'> {
  const role = ROLES.find((each) => each === word.toUpperCase());
  if (role === undefined || role === 'CITIZEN') {
    throw new UsageError('--role is one of admin, supervisor, operator and viewer');
  }
  return role;
}
