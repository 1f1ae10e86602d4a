import { ATTENTION_FACTS, rowOfIncident } from '@wakafine/domain/attention/attention';
import type { Actor } from '../identity/accounts/actor';
import type { StateRow } from './state/attention-state.queries';
import type { Attention, AttentionDone, AttentionItem, AttentionPerson } from './attention.type';
import type { AttentionTaken, IncidentAssignment } from './attention.type';
import type { AttentionQueue, QueuedRow } from './read/list-attention';

/** The queue over GraphQL, for one of the staff. */
export function presentAttention(queue: AttentionQueue, actor: Actor): Attention {
  const { computedAt, items, doneToday, taken, isCut, nextDueAt } = queue;
  return {
    computedAt,
    items: items.map((item, index) => presentItem(item, index + 1, actor)),
    doneToday: doneToday.flatMap(presentDone),
    taken: taken.flatMap(presentTaken),
    isCut,
    nextDueAt,
  };
}

/** Somebody of the staff over GraphQL. */
export function presentPerson(person: { id: number; name: string }, actor: Actor): AttentionPerson {
  return { id: String(person.id), name: person.name, isViewer: person.id === actor?.accountId };
}

/** The person who is on an incident over GraphQL, for one of the staff; `known` is null while nobody has decided anything. */
export function presentAssignment(
  incidentId: number,
  known: StateRow | null,
  actor: Actor,
): IncidentAssignment {
  const { assignedAt = null, assignedBy = null, version = 0 } = known ?? {};
  const assignee = presentAssignee(known, actor);
  return { rowId: rowOfIncident(incidentId), assignee, assignedAt, assignedBy, version };
}

function presentAssignee(known: StateRow | null, actor: Actor): AttentionPerson | null {
  const { assigneeId = null, assigneeName = null } = known ?? {};
  return assigneeId === null ? null : presentPerson({ id: assigneeId, name: assigneeName ?? '' }, actor);
}

function presentItem({ id, row, known, state }: QueuedRow, rank: number, actor: Actor): AttentionItem {
  const { kind, subjectId, subject, detail, count, sinceAt, dueAt, place, proposedBy, rate } = row;
  return {
    ...{ id, kind, harm: ATTENTION_FACTS[kind].harm, state, rank },
    ...{ subjectId, subject, detail, count, sinceAt, dueAt, proposedBy, rate },
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    assignee: presentAssignee(known, actor),
    snoozedUntil: state === 'SNOOZED' ? (known?.snoozedUntil ?? null) : null,
    version: known?.version ?? 0,
  };
}

function presentDone({
  id,
  kind,
  subject,
  detail,
  doneAt,
  doneBy,
  doneReason,
  version,
}: StateRow): AttentionDone[] {
  return doneAt === null ? [] : [{ id, kind, subject, detail, doneAt, doneBy, reason: doneReason, version }];
}

function presentTaken(row: StateRow): AttentionTaken[] {
  const { id, kind, subject, detail, assignedAt, assignedBy, assigneeName } = row;
  return assignedAt === null
    ? []
    : [{ id, kind, subject, detail, takenAt: assignedAt, takenBy: assignedBy, assignee: assigneeName }];
}
