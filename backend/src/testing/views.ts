import { randomUUID } from 'node:crypto';
import type { JsonValue, TestClient } from './server/test-client';

/** Members of a view that tests look at. */
export const VIEW_FIELDS =
  'id name page sentence isShared isOwn owner mail { rhythm weekday dueAt } createdAt changedAt';
const SAVE = `mutation ($input: SaveViewInput!) { saveView(input: $input) { view { ${VIEW_FIELDS} } } }`;

/** Input of a view, with what a test has to say about it. */
export function viewInput(part: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    ...{ name: 'Buses at night', page: 'SEGMENTS', sentence: 'vehicles=BUSES&fromHour=20&untilHour=4' },
    ...{ isShared: false, clientId: randomUUID() },
    ...part,
  };
}

/** Stores a view by somebody who may. */
export async function saveView(
  client: TestClient,
  part: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  const { body } = await client.graphql(SAVE, { input: viewInput(part) });
  expect(body.errors).toBeUndefined();
  return body.data.saveView.view;
}
