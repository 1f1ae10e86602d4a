import type { Outcome } from '../../modules/identity/acts/rules';
import type { JsonValue } from '../server/test-client';
import type { Performed } from './perform';
import { STAGE_MARKS } from '../party/things';

/** Outcome of a call, in the words of the policy table. */
export function outcomeOf(operation: string, performed: Performed): Outcome {
  return operation.includes(' ') ? restOutcome(performed) : graphqlOutcome(performed.text);
}

function restOutcome({ isOk, text }: Performed): Outcome {
  if (!isOk) {
    const body: JsonValue = JSON.parse(text);
    // The doors of GraphQL refuse in its own form.
    return body.code ?? body.errors[0].extensions.code;
  }
  return text === 'null' ? 'null' : seen(text);
}

function graphqlOutcome(text: string): Outcome {
  if (text === '') {
    return 'nothing';
  }
  const { data, errors }: JsonValue = JSON.parse(text);
  if (errors !== undefined) {
    return errors[0].extensions.code;
  }
  const [value] = Object.values(data);
  return value === null ? 'null' : seen(JSON.stringify(value));
}

/** Whether an answer shows what belongs to the owner of the stage. */
function seen(text: string): Outcome {
  if (STAGE_MARKS.full.some((mark) => text.includes(mark))) {
    return 'full';
  }
  return STAGE_MARKS.masked.some((mark) => text.includes(mark)) ? 'masked' : 'yes';
}
