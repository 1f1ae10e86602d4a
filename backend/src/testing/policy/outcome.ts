import type { ExecutionResult } from 'graphql';
import type { Outcome } from '../../transport/policy/policy-table';
import type { JsonValue } from '../test-client';
import { STAGE_MARKS } from './things';

/** How a REST call came out. */
export async function restOutcome(response: Response): Promise<Outcome> {
  const text = await response.text();
  if (response.ok) {
    return text === 'null' ? 'null' : seen(text);
  }
  const body: JsonValue = JSON.parse(text);
  return body.code;
}

/** How an operation with one field came out, over HTTP or the WebSocket. */
export function graphqlOutcome(result: Pick<ExecutionResult, 'data' | 'errors'>): Outcome {
  const [error] = result.errors ?? [];
  if (error !== undefined) {
    // Our own answers carry one of our codes.
    return error.extensions.code as Outcome;
  }
  const [value] = Object.values(result.data ?? {});
  return value === null ? 'null' : seen(JSON.stringify(value));
}

/** Whether an answer shows what belongs to the owner of the stage. */
function seen(text: string): Outcome {
  if (STAGE_MARKS.full.some((mark) => text.includes(mark))) {
    return 'full';
  }
  return STAGE_MARKS.masked.some((mark) => text.includes(mark)) ? 'masked' : 'yes';
}
