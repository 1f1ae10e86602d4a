import { LAPSE_MS } from '@wakafine/domain/cases/case-deadlines';
import { caseNumber } from '@wakafine/domain/cases/case-steps';
import { maskPlate } from '@wakafine/domain/people/masking';
import type { AppCtx } from '../../identity/accounts/actor';
import { NOTHING_ELSE, SOURCE_ROWS } from './attention-row';
import type { AttentionRow } from './attention-row';
import {
  CASES_WAITING,
  LIMIT_PROPOSALS_WAITING,
  RULE_PROPOSALS_WAITING,
  STATUS_PROPOSALS_WAITING,
} from './sources.queries';

/** Proposed statuses of vehicles; each lapses by itself. */
export async function statusProposals({ db, clock }: AppCtx): Promise<AttentionRow[]> {
  const rows = await db.rows(STATUS_PROPOSALS_WAITING, [clock(), SOURCE_ROWS]);
  return rows.map((row) => ({
    ...NOTHING_ELSE,
    kind: 'STATUS_PROPOSAL',
    subjectId: `${row.vehicleId}-${row.id}`,
    subject: maskPlate(row.registrationNumber),
    detail: row.status,
    sinceAt: row.proposedAt,
    dueAt: row.expiresAt,
    proposedBy: row.proposedBy,
    excludedIds: row.proposedById === null ? [] : [row.proposedById],
  }));
}

/** Vehicles that the violator rule proposes; their cause grows with every further event. */
export async function ruleProposals({ db }: AppCtx): Promise<AttentionRow[]> {
  const rows = await db.rows(RULE_PROPOSALS_WAITING, [SOURCE_ROWS]);
  return rows.map((row) => ({
    ...NOTHING_ELSE,
    kind: 'RULE_PROPOSAL',
    subjectId: String(row.vehicleId),
    subject: maskPlate(row.registrationNumber),
    count: row.events,
    size: row.events,
    sinceAt: row.proposedAt,
  }));
}

/** Proposed changes of speed limits, due when they are to hold. */
export async function limitProposals({ db }: AppCtx): Promise<AttentionRow[]> {
  const rows = await db.rows(LIMIT_PROPOSALS_WAITING, [SOURCE_ROWS]);
  return rows.map((row) => ({
    ...NOTHING_ELSE,
    kind: 'LIMIT_PROPOSAL',
    subjectId: String(row.id),
    subject: row.placeName,
    detail: row.kind,
    sinceAt: row.proposedAt,
    dueAt: row.validFrom,
    proposedBy: row.proposedBy,
    excludedIds: row.proposedById === null ? [] : [row.proposedById],
  }));
}

/** Cases whose next step is one of staff; undecided ones lapse. Every further step makes the cause grow. */
export async function waitingCases({ db }: AppCtx): Promise<AttentionRow[]> {
  const rows = await db.rows(CASES_WAITING, [SOURCE_ROWS]);
  return rows.map(({ id, openedAt, registrationNumber, step, latestAt, steps, actors }) => ({
    ...NOTHING_ELSE,
    kind: 'CASE',
    subjectId: String(id),
    subject: `${caseNumber(id, openedAt.getTime())} · ${maskPlate(registrationNumber)}`,
    detail: step,
    size: steps,
    sinceAt: latestAt,
    dueAt: new Date(openedAt.getTime() + LAPSE_MS),
    excludedIds: actors,
  }));
}
