import { Extensions } from 'type-graphql';
import type { Declared } from './rules';

/** Key under which a field of the schema has what its act declares. */
const POLICY = 'policy';

/**
 * Names the act that an operation of GraphQL performs: the policy table says of it who may and what comes of it. `seen` is
 * for operations that show something else of the act than others.
 */
export function Serves(act: Declared, seen = act.seen): MethodDecorator {
  const { may, scopes } = act;
  const declared: Declared = {
    may,
    ...(seen === undefined ? {} : { seen }),
    ...(scopes === undefined ? {} : { scopes }),
  };
  return Extensions({ [POLICY]: declared });
}

/** Declaration of the act that a field of the schema names; null where the field names none. */
export function policyOf(extensions: Readonly<Record<string, unknown>>): Declared | null {
  const declared = extensions[POLICY];
  return isDeclared(declared) ? declared : null;
}

/** Nothing but `Serves` writes under that key. */
function isDeclared(value: unknown): value is Declared {
  return typeof value === 'object' && value !== null && 'may' in value;
}
