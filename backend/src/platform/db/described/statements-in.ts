import type { Statement } from '../statement';

/** All statements among what a module exports, in lists and by name too. */
export function statementsIn(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return isStatement(value) ? [value] : Object.values(value).flatMap(statementsIn);
}

function isStatement(value: object): value is Statement {
  return 'name' in value && 'text' in value && 'notNull' in value && typeof value.text === 'string';
}
