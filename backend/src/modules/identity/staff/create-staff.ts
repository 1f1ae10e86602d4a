import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { isLine } from '@wakafine/domain/input/limits';
import {
  isStaffUsername,
  passwordFault,
  STAFF_NAME_LENGTH,
  STAFF_NAME_SENTENCE,
  USERNAME_SENTENCE,
} from '@wakafine/domain/people/staff-credentials';
import { AppError, badInput } from '../../../platform/errors';
import { readableCode } from '../../../platform/secrets/readable-code';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { recordAct } from '../accounts/record-act';
import { INSERT_STAFF } from './staff.queries';
import { AuditEntry } from '../accounts/audit-entry.entity';
import type { StaffRole } from '@wakafine/domain/people/roles';

/** 80 random bits. */
const ONE_TIME_PASSWORD = { groups: 4, groupLength: 4 };

/** Data of a new member of staff. */
export interface NewStaff {
  readonly username: string;
  readonly role: StaffRole;
  readonly fullName: string | null;
  /** Null: one is made, which must be changed at the first sign-in. */
  readonly password: string | null;
}

/** A password, and whether the service made it. */
export interface GivenPassword {
  readonly password: string;
  readonly isOneTime: boolean;
}

/**
 * Creates staff for anyone who runs the server, or manages its users, and gives the password to pass on.
 * @throws BAD_USER_INPUT (username, fullName, password), CONFLICT for a taken username
 */
export async function createStaff(ctx: AppCtx, staff: NewStaff): Promise<GivenPassword> {
  const given = givenPassword(staff);
  const passwordHash = await queueOwnSecret(ctx, () => ctx.hasher.hash(given.password));
  const { username, role, fullName } = staff;
  await inTransaction(ctx, async (creating) => {
    const { db, clock } = creating;
    const now = clock();
    const values = [username, passwordHash, role, fullName, given.isOneTime, now] as const;
    const created = await db.rows(INSERT_STAFF, values);
    if (created.length === 0) {
      throw new AppError('CONFLICT', {
        sentence: `There is an account with the username ${username} already.`,
      });
    }
    if (creating.actor === null) {
      await db.entities.insert(AuditEntry, {
        at: now,
        accountId: null,
        actorName: 'command line',
        actorRole: 'ADMIN',
        act: 'STAFF_CREATED',
        target: username,
      });
    } else {
      await recordAct(creating, { act: 'STAFF_CREATED', target: username, details: { role } });
    }
  });
  return given;
}

/** The password that was chosen, or a new one-time password. @throws BAD_USER_INPUT for one that may not be chosen */
export function chosenOrOneTime(password: string | null, username: string): GivenPassword {
  if (password === null) {
    return { password: readableCode(ONE_TIME_PASSWORD), isOneTime: true };
  }
  const fault = passwordFault(password, username);
  if (fault !== null) {
    throw badInput({ password: VALIDATION_SENTENCES[fault] });
  }
  return { password, isOneTime: false };
}

// The command line has no door that has looked at the names.
function givenPassword({ username, fullName, password }: NewStaff): GivenPassword {
  if (!isStaffUsername(username)) {
    throw badInput({ username: USERNAME_SENTENCE });
  }
  if (fullName !== null && !isLine(fullName, STAFF_NAME_LENGTH)) {
    throw badInput({ fullName: STAFF_NAME_SENTENCE });
  }
  return chosenOrOneTime(password, username);
}
