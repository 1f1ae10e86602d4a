import type { CostedArgument, CostedDefinition, CostedSelection, CostedValue } from './operation-syntax';

/** The variables of a request, as they came. */
export type Variables = Readonly<Record<string, unknown>> | null | undefined;

/** An operation and the variables that came with it. */
export interface GivenOperation {
  readonly operation: CostedDefinition;
  readonly variables: Variables;
}

/** Arguments that say how many rows a list has at most. */
const PAGE_LENGTHS = ['first', 'perZone'];
/** More than any operation may ask for; a variable can be as large as JSON can say, infinity included. */
const MOST_ROWS = 1_000_000;

/** Most rows that a field gives; 1 for what is no paged list. Values of wrong types are refused by execution. */
export function rowsOf(
  field: CostedSelection,
  { args, ...given }: GivenOperation & { args: readonly CostedArgument[] },
): number {
  const length = args.find(({ name }) => PAGE_LENGTHS.includes(name));
  if (length === undefined) {
    return 1;
  }
  const argument = field.arguments?.find(({ name }) => name.value === length.name);
  const asked = argument === undefined ? undefined : valueOf(argument.value, given);
  const rows: unknown = asked ?? length.defaultValue;
  return typeof rows === 'number' && rows > 1 ? Math.min(rows, MOST_ROWS) : 1;
}

/** Whether `@skip` and `@include` let a selection in. */
export function isIncluded({ directives = [] }: CostedSelection, given: GivenOperation): boolean {
  return directives.every(({ name, arguments: args = [] }) => {
    const condition = args.find((argument) => argument.name.value === 'if');
    const value = condition === undefined ? undefined : valueOf(condition.value, given);
    return !((name.value === 'skip' && value === true) || (name.value === 'include' && value === false));
  });
}

function valueOf(node: CostedValue, { operation, variables }: GivenOperation): unknown {
  if (node.kind === 'IntValue') {
    return Number(node.value);
  }
  if (node.kind === 'BooleanValue') {
    return node.value;
  }
  if (node.kind !== 'Variable') {
    return undefined;
  }
  const name = node.name?.value ?? '';
  const given = variables?.[name];
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return given === undefined && definition?.defaultValue !== undefined
    ? valueOf(definition.defaultValue, { operation, variables })
    : given;
}
