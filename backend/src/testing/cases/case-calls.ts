import { randomUUID } from 'node:crypto';
import type { JsonValue, TestClient } from '../server/test-client';

const CASE = `{ id number state version isAccusation servedAt dueAt daysLeft mayContest decision loweredTo isByDefault
  decidedAt signaturesNeeded lapsesAt reopenableUntil proposal { decision loweredTo actorName reason }
  doubts { kind amount } witnessCount contests { statement writtenAt showsOwnTrack trackJourneyId photoUrl }
  steps { kind by actorName isOwn decision loweredTo serviceWay reason } violation { id severity isWithdrawn } }`;

/** Answer of a mutation of a case: the case, or under `refused` the extensions of the error. */
async function act(client: TestClient, name: string, input: object): Promise<JsonValue> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`.replace(
    /^(Withdraw|Reopen)Case/,
    'MoveCase',
  );
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { case ${CASE} } }`;
  const { body } = await client.graphql(query, { input });
  return body.errors === undefined ? body.data[name].case : { refused: body.errors[0].extensions };
}

/** Opens a case. */
export function openCase(client: TestClient, violationId: string): Promise<JsonValue> {
  return act(client, 'openCase', { violationId, reason: 'Proven far above the limit.' });
}

/** Confirms or refuses the measurement of a case. */
export function reviewCase(client: TestClient, caseId: string, isConfirmed = true): Promise<JsonValue> {
  return act(client, 'reviewCase', { caseId, isConfirmed, reason: 'Looked at the fixes.' });
}

/** States that a notice was received. */
export function serveNotice(client: TestClient, caseId: string, over: object = {}): Promise<JsonValue> {
  return act(client, 'serveNotice', { caseId, way: 'BY_HAND', reason: 'Signed for.', ...over });
}

/** Opens the notice in the app. */
export function acknowledgeNotice(client: TestClient, violationId: string): Promise<JsonValue> {
  return act(client, 'acknowledgeNotice', { violationId });
}

/** Contests a violation; `over` replaces or adds parts of the input. */
export function contest(client: TestClient, violationId: string, over: object = {}): Promise<JsonValue> {
  const statement = 'The town sign was behind a lorry.';
  return act(client, 'contestViolation', { violationId, statement, clientId: randomUUID(), ...over });
}

/** Decides a case. */
export function decide(
  client: TestClient,
  caseId: string,
  decision: string,
  over: object = {},
): Promise<JsonValue> {
  return act(client, 'decideCase', { caseId, decision, reason: 'Both tracks agree.', ...over });
}

/** Withdraws a case, or opens a decision by default again. */
export function move(
  client: TestClient,
  name: 'withdrawCase' | 'reopenCase',
  caseId: string,
): Promise<JsonValue> {
  return act(client, name, { caseId, reason: 'New facts.' });
}

/** A case as somebody sees it; null for nothing. */
export async function readCase(client: TestClient, id: string): Promise<JsonValue> {
  const { body } = await client.graphql(`query ($id: ID!) { case(id: $id) ${CASE} }`, { id });
  return body.data.case;
}
