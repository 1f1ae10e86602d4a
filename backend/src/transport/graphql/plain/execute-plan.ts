import { execute, getVariableValues, GraphQLObjectType, GraphQLSchema, Kind } from 'graphql';
import type { DocumentNode, ExecutionResult, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { planFields } from './plan';
import type { Outcome, Run, WriteFields } from './plan';
import type { Values } from './selection';

type Outcomes = ReadonlyMap<string | number, Outcome>;

interface Plan {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** Asks the resolvers, and writes what they give into the answer. */
  readonly write: WriteFields;
}

/** A query and what it is asked with. */
interface Asked {
  readonly document: DocumentNode;
  readonly variables: Values | null;
}

/** The outcome of a query. */
export interface PlannedResult {
  readonly result: ExecutionResult;
  /** Whether one resolver of Query was asked for all of it, and gave it without a fault. */
  readonly isOfOneResolver: boolean;
}

export interface PlannedExecution {
  /** Gives the outcome of a query, or null for one that has no plan. */
  execute(asked: Asked, contextValue: unknown): Promise<PlannedResult> | null;
  /** The outcome of a query of which a field of Query, by its name in the answer, has failed. */
  refuse(
    asked: Asked,
    contextValue: unknown,
    failed: readonly [field: string, error: unknown],
  ): Promise<ExecutionResult>;
}

/**
 * Executes the queries of valid documents with one operation by a plan that is made of each document once, with the resolvers of
 * the schema. It gives null for what has no plan, and for variables that are no values of their types. An answer in which
 * anything is not as the schema wants it is made by graphql-js, out of what the resolvers of Query gave: those run once either way.
 */
export function plannedExecution(schema: GraphQLSchema): PlannedExecution {
  const plans = new WeakMap<DocumentNode, Plan | 'none'>();
  const planOf = (document: DocumentNode): Plan | 'none' => {
    const known = plans.get(document);
    if (known !== undefined) {
      return known;
    }
    const plan = planDocument(schema, document) ?? 'none';
    plans.set(document, plan);
    return plan;
  };
  let ofOutcomes: GraphQLSchema | undefined;
  const again = async (
    { document, variables }: Asked,
    contextValue: unknown,
    rootValue: Outcomes,
  ): Promise<ExecutionResult> => {
    ofOutcomes ??= schemaOfOutcomes(schema);
    return execute({ schema: ofOutcomes, rootValue, document, variableValues: variables, contextValue });
  };
  const planned: PlannedExecution['execute'] = (asked, contextValue) => {
    const plan = planOf(asked.document);
    if (plan === 'none') {
      return null;
    }
    const { operation, fragments } = plan;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], asked.variables ?? {});
    if (coerced === undefined) {
      return null;
    }
    const around = { schema, fragments, operation, rootValue: undefined, variableValues: coerced };
    const run = { variables: coerced, contextValue, operation: around };
    return answer(plan, run, (outcomes) => again(asked, contextValue, outcomes));
  };
  return {
    execute: planned,
    refuse: (asked, contextValue, [field, error]) =>
      again(asked, contextValue, new Map([[field, { error }]])),
  };
}

async function answer(
  { write }: Plan,
  { variables, contextValue, operation }: Pick<Run, 'variables' | 'contextValue' | 'operation'>,
  again: (outcomes: Outcomes) => Promise<ExecutionResult>,
): Promise<PlannedResult> {
  const outcomes = new Map<string | number, Outcome>();
  const pending: Promise<void>[] = [];
  let hasFailed = false;
  let resolvers = 0;
  const noteResolver = (): void => {
    resolvers += 1;
  };
  const fail = (): void => {
    hasFailed = true;
  };
  const data: Record<string, unknown> = {};
  try {
    write(undefined, data, { variables, contextValue, operation, outcomes, pending, fail, noteResolver });
  } catch {
    fail();
  }
  while (pending.length > 0) {
    await Promise.all(pending.splice(0));
  }
  return hasFailed
    ? { result: await again(outcomes), isOfOneResolver: false }
    : { result: { data }, isOfOneResolver: resolvers === 1 && outcomes.size === 1 };
}

function planDocument(schema: GraphQLSchema, document: DocumentNode): Plan | null {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  let operation: OperationDefinitionNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments[definition.name.value] = definition;
    } else if (definition.kind === Kind.OPERATION_DEFINITION) {
      operation = definition;
    }
  }
  const query = schema.getQueryType();
  if (operation?.operation !== 'query' || !query) {
    return null;
  }
  const write = planFields(query, [operation.selectionSet], document, { isRoot: true });
  return write === null ? null : { operation, fragments, write };
}

/** The same schema, but that what the fields of Query gave already is not asked for again; the root value has it. */
function schemaOfOutcomes(schema: GraphQLSchema): GraphQLSchema {
  const { query, ...config } = schema.toConfig();
  if (!query) {
    throw new Error('The schema has no Query.');
  }
  const { fields, ...ofQuery } = query.toConfig();
  const answered = Object.entries(fields).map(([name, field]) => {
    const resolve: typeof field.resolve = (outcomes: Outcomes, args, context, info) => {
      const outcome = outcomes.get(info.path.key);
      if (outcome === undefined) {
        return field.resolve?.(undefined, args, context, info);
      }
      if ('error' in outcome) {
        throw outcome.error;
      }
      return outcome.value;
    };
    return [name, { ...field, resolve }] as const;
  });
  return new GraphQLSchema({
    ...config,
    query: new GraphQLObjectType({ ...ofQuery, fields: Object.fromEntries(answered) }),
    types: config.types.filter(({ name }) => name !== query.name),
    assumeValid: true,
  });
}
