import { isoMonth } from '@wakafine/domain/time/civil-time';
import type { CivilMonth } from '@wakafine/domain/time/civil-time';
import type { AppCtx } from '../modules/identity/accounts/actor';
import { listDeprecatedUse } from '../modules/administration/deprecations/deprecated-use';
import { createStaff } from '../modules/identity/staff/create-staff';
import type { GivenPassword } from '../modules/identity/staff/create-staff';
import { listStaff } from '../modules/identity/staff/list-staff';
import type { ListedStaff } from '../modules/identity/staff/list-staff';
import { resetStaff } from '../modules/identity/staff/reset-staff';
import { correctOpenData } from '../modules/open-data/publish/publish-open-data';
import { decideByCommand } from '../modules/journeys/judge-again/decide-revision';
import { checkRollups } from '../modules/statistics/rollups/check-rollups';
import { rebuildSegments } from '../modules/statistics/segments/rebuild-segments';
import { allPendingRevisions } from '../modules/violations/revisions/violation-revisions';
import { graphqlSchema } from '../transport/graphql/schema';
import type { StaffOrder } from './admin-words';
import { deprecationLines } from './deprecation-lines';
import { pendingLines } from './pending-lines';
import { rejudged } from './rejudged';

/** Does what was asked and gives the lines to print. @throws AppError when it is refused */
export async function runOrder(
  ctx: AppCtx,
  order: StaffOrder,
  readPassword: () => Promise<string | null>,
): Promise<string[]> {
  if (order.act === 'list') {
    return tableOf(await listStaff(ctx));
  }
  if (order.act === 'check-rollups') {
    return order.isRebuilt ? [...(await rebuilt(ctx)), ...(await checkedRollups(ctx))] : checkedRollups(ctx);
  }
  if (order.act === 'deprecations') {
    return deprecationLines(await graphqlSchema(), await listDeprecatedUse(ctx));
  }
  if (order.act === 'rejudge') {
    return rejudged(ctx, order);
  }
  if (order.act === 'revisions') {
    return pendingLines(await allPendingRevisions(ctx));
  }
  if (order.act === 'correct-open-data') {
    return correctedMonth(ctx, order.month);
  }
  if (order.act === 'decide') {
    await decideByCommand(ctx, order);
    return [`Change ${order.revisionId} is ${order.isApplied ? 'applied' : 'dropped'}.`];
  }
  const { username, isGenerated } = order;
  const password = isGenerated ? null : await readPassword();
  if (order.act === 'reset') {
    const given = await resetStaff(ctx, { username, password });
    return [`${username} has a new password, no second factor and no session.`, ...passwordLines(given)];
  }
  const given = await createStaff(ctx, { username, role: order.role, fullName: order.fullName, password });
  return [`${username} is ${order.role.toLowerCase()}.`, ...passwordLines(given)];
}

async function correctedMonth(ctx: AppCtx, month: CivilMonth): Promise<string[]> {
  const version = await correctOpenData(ctx, month);
  if (version === null) {
    throw new Error(`${isoMonth(month)} is not published yet, or another process is publishing.`);
  }
  return [`${isoMonth(month)} is published as version ${version}; those before it stand.`];
}

async function rebuilt(ctx: AppCtx): Promise<string[]> {
  return [`${await rebuildSegments(ctx)} journeys are booked anew on their segments.`];
}

async function checkedRollups(ctx: AppCtx): Promise<string[]> {
  const wrong = await checkRollups(ctx);
  if (wrong.length > 0) {
    const lines = wrong.map(
      ({ what, stored, counted }) => `${what}: ${stored ?? 'nothing'}, not ${counted ?? 'nothing'}`,
    );
    throw new Error(['Kept figures that differ from a recount:', ...lines].join('\n'));
  }
  return ['All figures are what counting everything anew gives.'];
}

function passwordLines({ password, isOneTime }: GivenPassword): string[] {
  return isOneTime ? [`One-time password, shown this once: ${password}`] : [];
}

function tableOf(staff: readonly ListedStaff[]): string[] {
  const head = ['USERNAME', 'ROLE', 'NAME', 'LAST SIGN-IN', 'NOTES'];
  const rows = staff.map((each) => [
    each.username,
    each.role.toLowerCase(),
    each.fullName ?? '-',
    each.lastSignInAt?.toISOString() ?? 'never',
    notesOn(each),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function notesOn({ isSuspended, isDemo, mustChangePassword, hasTotp }: ListedStaff): string {
  const notes: [boolean, string][] = [
    [isDemo, 'demo'],
    [isSuspended, 'suspended'],
    [hasTotp, 'second factor'],
    [mustChangePassword, 'one-time password'],
  ];
  return notes.flatMap(([holds, note]) => (holds ? [note] : [])).join(', ');
}
