import { GraphQLNonNull, GraphQLObjectType, GraphQLScalarType, GraphQLSchema, Kind } from 'graphql';
import type { DocumentNode } from 'graphql';
import { presentPush, pushOf, readPush } from '../../modules/journeys/lifecycle/push-fixes';
import type { PushedFixes } from '../../modules/journeys/lifecycle/push-fixes';
import { recordFixes } from '../../modules/journeys/record/record-fixes';
import type { RequestContext } from './apollo';

const FIELD = 'recordFixes';
const ARGUMENT = 'input';
const INPUT = 'RecordFixesInput';

type Variables = Readonly<Record<string, unknown>>;

/** A push whose input was read; it is to be executed in a schema that accepts it as it is. */
export interface ReadyPush {
  readonly schema: GraphQLSchema;
  readonly variables: Variables;
}

/**
 * Reads the input of pushes past GraphQL, whose way through every member of every fix is a sixth of a push. Gives null for every
 * other operation, and for each input that is not plainly right: those are for the schema itself to read or to refuse.
 */
export function readyPushes(
  schema: GraphQLSchema,
): (document: DocumentNode, variables: Variables | null) => ReadyPush | null {
  const ready = schemaOfReadyPushes(schema);
  const known = new WeakMap<DocumentNode, string | null>();
  const variableIn = (document: DocumentNode): string | null => {
    const found = known.get(document);
    if (found !== undefined) {
      return found;
    }
    const variable = variableOfPush(document);
    known.set(document, variable);
    return variable;
  };
  return (document, variables) => {
    const variable = variableIn(document);
    const read = variable === null || variables === null ? null : readPush(variables[variable]);
    return variable === null || read === null ? null : { schema: ready, variables: { [variable]: read } };
  };
}

/** The variable that is the whole input of a valid document with one push and nothing else; null for another document. */
function variableOfPush({ definitions }: DocumentNode): string | null {
  const [operation] = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'mutation') {
    return null;
  }
  const [field, ...otherFields] = operation.selectionSet.selections;
  const [variable, ...otherVariables] = operation.variableDefinitions ?? [];
  const isPush =
    field?.kind === Kind.FIELD &&
    field.name.value === FIELD &&
    field.arguments?.[0]?.value.kind === Kind.VARIABLE &&
    variable !== undefined &&
    variable.defaultValue === undefined &&
    otherFields.length === 0 &&
    otherVariables.length === 0;
  return isPush ? variable.variable.name.value : null;
}

/** The same schema, but that the input of a push is a value that was read already. */
function schemaOfReadyPushes(schema: GraphQLSchema): GraphQLSchema {
  const { types, ...config } = schema.toConfig();
  const mutations = schema.getMutationType();
  const { [FIELD]: field, ...fields } = mutations?.toConfig().fields ?? {};
  const argument = field?.args?.[ARGUMENT];
  if (!mutations || field === undefined || argument === undefined) {
    throw new Error(`The schema has no ${FIELD}(${ARGUMENT}).`);
  }
  const read = new GraphQLScalarType({ name: INPUT });
  const mutation = new GraphQLObjectType<unknown, RequestContext>({
    ...mutations.toConfig(),
    fields: {
      ...fields,
      [FIELD]: {
        ...field,
        args: { [ARGUMENT]: { ...argument, type: new GraphQLNonNull(read) } },
        resolve: async (_source, args: { readonly [ARGUMENT]: PushedFixes }, { ctx }) =>
          presentPush(await recordFixes(ctx, pushOf(args[ARGUMENT])), ctx.actor),
      },
    },
  });
  return new GraphQLSchema({
    ...config,
    mutation,
    types: types.filter(({ name }) => name !== INPUT && name !== mutations.name),
    assumeValid: true,
  });
}
