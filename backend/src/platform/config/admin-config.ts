import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { isStaffUsername, passwordFault } from '@wakafine/domain/people/staff-credentials';

/** The first administrator as the environment names them. */
export interface FirstAdmin {
  readonly username: string;
  readonly password: string;
}

/**
 * Reads `ADMIN_USERNAME` and `ADMIN_PASSWORD`; null without them. What does not go together, or is no password for
 * staff, is added to the faults, which never repeat the password.
 */
export function readFirstAdmin(
  given: Readonly<Record<string, string | undefined>>,
  faults: string[],
): FirstAdmin | null {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = given;
  if (username === undefined && password === undefined) {
    return null;
  }
  if (username === undefined || password === undefined) {
    const [there, missing] =
      username === undefined
        ? (['ADMIN_PASSWORD', 'ADMIN_USERNAME'] as const)
        : (['ADMIN_USERNAME', 'ADMIN_PASSWORD'] as const);
    faults.push(`${there} needs ${missing} beside it`);
    return null;
  }
  if (!isStaffUsername(username)) {
    faults.push(
      'ADMIN_USERNAME must have 3 to 64 of the characters A-Z a-z 0-9 . _ @ + - and begin with a letter',
    );
  }
  const fault = passwordFault(password, username);
  if (fault !== null) {
    faults.push(`ADMIN_PASSWORD is refused: ${VALIDATION_SENTENCES[fault]}`);
  }
  return { username, password };
}
