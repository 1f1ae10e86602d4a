import { parseArgs } from 'node:util';
import { parseDay, parseMonth, startOfDayMs } from '@wakafine/domain/time/civil-time';
import type { CivilMonth } from '@wakafine/domain/time/civil-time';
import { ROLES, isStaffRole } from '@wakafine/domain/people/roles';
import { parseId } from '../platform/db/pagination';
import { errorCode } from '../platform/system-error';
import type { StaffRole } from '@wakafine/domain/people/roles';

export const ADMIN_USAGE = `usage:
  npm run admin -- create USERNAME [--role admin|supervisor|operator|viewer] [--name "Full Name"] [--generate]
  npm run admin -- reset USERNAME [--generate]
  npm run admin -- list
  npm run admin -- check-rollups [--rebuild]
  npm run admin -- deprecations
  npm run admin -- check-log [--against FILE] [--key KEY]...
  npm run admin -- rejudge --since YYYY-MM-DD [--dry-run]
  npm run admin -- revisions [apply ID | drop ID]
  npm run admin -- correct-open-data YYYY-MM
  npm run admin -- backup FILE
  npm run admin -- verify FILE
  npm run admin -- restore FILE
  npm run admin -- doctor [--json]
  npm run admin -- migrate-down [--yes] [--force]
The password is read from standard input (one line of at least 12 characters) and never from the command line.
With --generate, or with nothing to read, a one-time password is made, which must be changed at the first sign-in.
reset also removes the second factor and ends all sessions.
check-rollups counts everything anew and ends with 1 when a figure of the dashboard is not what that gives. With --rebuild it first
books all ended journeys anew on their segments whose fixes are still there.
deprecations lists what is to be removed from the API, and who asked for it in the last 30 days, API keys each by itself.
check-log reads the whole log of evidence as the database holds it: every record against its leaf, every batch, every signed
checkpoint against the leaves before it, and that no violation is without a record. FILE holds checkpoints that somebody kept from
before. KEY (name+number+key) is a key that you know from elsewhere; without one those that sign now, and those in
DATA_DIR/witness/keys, are believed. It ends with 0: as it was signed, 2: altered, with the first place, 1: nothing could be checked.
rejudge judges the journeys since a day again by the present rule, limits and thresholds. What is better for a driver is
stored; what is worse, or new, waits until somebody applies or drops it. With --dry-run nothing is stored.
revisions lists what waits.
correct-open-data publishes a month of open data again, as a new version beside those that stand.
backup saves database and secrets, while the server runs, in one file that is sealed with BACKUP_PASSPHRASE. restore puts it into
an empty data folder or database, whole or not at all; verify reads it to its end without a database.
doctor looks at the whole installation, changes nothing, says what to do, and ends with 1 when something must be put right. With
--json it prints one object: isFine, and findings with state (OK, WARN, FAIL), about, says and advice.
migrate-down undoes the newest migration: with --yes, and with --force also where something that is stored would be lost. Without
--yes it only says what would be. Stop all servers before: the next one that starts applies it again.
Ends with 0 when done, 1 when refused, 2 for words like these, 3 for a damaged backup, 4 for another passphrase, 5 where there is
something already, 6 for a backup that does not fit this version or these secrets.`;

/** The request behind an admin command. */
export type AdminOrder =
  | { readonly act: 'list' }
  | { readonly act: 'check-rollups'; readonly isRebuilt: boolean }
  | { readonly act: 'deprecations' }
  | { readonly act: 'check-log'; readonly against: string | null; readonly keys: readonly string[] }
  | { readonly act: 'backup' | 'restore' | 'verify'; readonly file: string }
  | { readonly act: 'nightly-backup' }
  | { readonly act: 'doctor'; readonly isJson: boolean }
  | { readonly act: 'migrate-down'; readonly isConfirmed: boolean; readonly mayLose: boolean }
  | { readonly act: 'rejudge'; readonly since: Date; readonly isDryRun: boolean }
  | { readonly act: 'correct-open-data'; readonly month: CivilMonth }
  | { readonly act: 'revisions' }
  | { readonly act: 'decide'; readonly revisionId: number; readonly isApplied: boolean }
  | { readonly act: 'reset'; readonly username: string; readonly isGenerated: boolean }
  | {
      readonly act: 'create';
      readonly username: string;
      readonly role: StaffRole;
      readonly fullName: string | null;
      readonly isGenerated: boolean;
    };

/** Orders about the installation itself. */
export type InstallationOrder = Extract<
  AdminOrder,
  { readonly act: 'backup' | 'restore' | 'verify' } | { readonly act: 'nightly-backup' }
>;

/** The way back of the schema. */
export type DownOrder = Extract<AdminOrder, { readonly act: 'migrate-down' }>;

/** The check of the log of evidence. */
export type LogOrder = Extract<AdminOrder, { readonly act: 'check-log' }>;

/** Orders that need the services of acts. */
export type StaffOrder = Exclude<
  AdminOrder,
  InstallationOrder | LogOrder | DownOrder | { readonly act: 'doctor' }
>;

/** Whether something holds, and the lines that say so. */
export interface Checked {
  readonly exitCode: number;
  readonly lines: readonly string[];
}

const ALONE = ['list', 'deprecations', 'nightly-backup'] as const;
const OF_NO_ACT: readonly AdminOrder['act'][] = [
  ...(['backup', 'restore', 'verify', 'nightly-backup', 'doctor'] as const),
  'check-log',
  'migrate-down',
];

/** Whether an order is done by the acts of the service, on an open database. */
export function isStaffOrder(order: AdminOrder): order is StaffOrder {
  return !OF_NO_ACT.includes(order.act);
}

/** Words that can't be followed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  /** Exit code of the command: of check-log 2 is the one of an altered log. */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
  }
}

/** Parses the words of a command line into a request. @throws UsageError */
export function readAdminWords(words: readonly string[]): AdminOrder {
  const { positionals, values } = parsed(words);
  const [act, username, ...rest] = positionals;
  if (act === 'check-log') {
    return checkLogOrder(values, username);
  }
  if (act === 'revisions') {
    return revisionsOrder(username, rest);
  }
  if (rest.length > 0) {
    // Not which one: it may be a password.
    throw new UsageError('there is one word too many');
  }
  if (act === 'backup' || act === 'restore' || act === 'verify') {
    return { act, file: fileOf(act, username) };
  }
  const alone = ALONE.find((each) => each === act);
  if (alone !== undefined && username === undefined) {
    return { act: alone };
  }
  if (act === 'check-rollups' && username === undefined) {
    return { act, isRebuilt: values.rebuild === true };
  }
  if (act === 'doctor' && username === undefined) {
    return { act, isJson: values.json === true };
  }
  if (act === 'migrate-down' && username === undefined) {
    return { act, isConfirmed: values.yes === true, mayLose: values.force === true };
  }
  if (act === 'rejudge' && username === undefined) {
    return { act, since: sinceOf(values.since ?? ''), isDryRun: values['dry-run'] === true };
  }
  if (act === 'correct-open-data') {
    return { act, month: monthOf(username ?? '') };
  }
  if (act !== 'create' && act !== 'reset') {
    throw new UsageError(
      act === undefined
        ? 'say what to do'
        : `${act} is none of create, reset, list, check-rollups, deprecations, check-log, rejudge, revisions, correct-open-data, backup, verify, restore, doctor and migrate-down`,
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
      options: {
        ...{ role: { type: 'string' }, name: { type: 'string' }, generate: { type: 'boolean' } },
        ...{ since: { type: 'string' }, 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
        ...{ yes: { type: 'boolean' }, force: { type: 'boolean' }, rebuild: { type: 'boolean' } },
        ...{ against: { type: 'string' }, key: { type: 'string', multiple: true } },
      },
    });
  } catch (error) {
    // Never the words themselves: somebody may have put a password among them.
    throw new UsageError(
      errorCode(error) === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
        ? 'an option lacks its value'
        : 'there is an option that is not known',
      words[0] === 'check-log' ? 1 : 2,
    );
  }
}

function revisionsOrder(decision: string | undefined, [id, ...rest]: readonly string[]): AdminOrder {
  if (decision === undefined) {
    return { act: 'revisions' };
  }
  const revisionId = parseId(id ?? '');
  if ((decision !== 'apply' && decision !== 'drop') || revisionId === null || rest.length > 0) {
    throw new UsageError('revisions takes nothing, or apply or drop with the number of one');
  }
  return { act: 'decide', revisionId, isApplied: decision === 'apply' };
}

function checkLogOrder(
  { against = null, key = [] }: { readonly against?: string | null; readonly key?: readonly string[] },
  more: string | undefined,
): AdminOrder {
  if (more !== undefined) {
    throw new UsageError('check-log takes no word of its own', 1);
  }
  return { act: 'check-log', against, keys: key };
}

function fileOf(act: string, file: string | undefined): string {
  if (file === undefined) {
    throw new UsageError(`${act} needs the path of a file`);
  }
  return file;
}

function sinceOf(word: string): Date {
  const day = parseDay(word);
  if (day === null) {
    throw new UsageError('--since is a day such as 2026-11-20');
  }
  return new Date(startOfDayMs(day));
}

function monthOf(word: string): CivilMonth {
  const month = parseMonth(word);
  if (month === null) {
    throw new UsageError('correct-open-data needs a month such as 2026-10');
  }
  return month;
}

function roleOf(word: string): StaffRole {
  const role = ROLES.find((each) => each === word.toUpperCase());
  if (role === undefined || !isStaffRole(role)) {
    throw new UsageError('--role is one of admin, supervisor, operator and viewer');
  }
  return role;
}
