import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type {
  DocumentNode,
  GraphQLSchema,
  OperationDefinitionNode,
  VariableDefinitionNode,
  ValidationContext,
  ValidationRule,
} from 'graphql';
import { getOperationAST, getVariableValues, GraphQLError } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { getComplexity, simpleEstimator } from 'graphql-query-complexity';

/** Longest document in tokens; the app's own longest has a tenth of it. */
export const MAX_TOKENS = 2_000;
/** The app's own deepest document has 6 levels. */
const MAX_DEPTH = 10;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 20;
/** A page of 100 journeys with 20 fields each, twice over. */
const MAX_COST = 5_000;
/** More than half of what an operation may cost: one operation checks one secret. */
const ONE_SECRET = MAX_COST / 2 + 1;
/** What one object of these costs the database, in fields. */
const COST_OF_FIELD: Readonly<Record<string, number>> = {
  route: 40,
  violations: 5,
  trace: 10,
  driverName: 2,
  previousViolations: 5,
  signIn: ONE_SECRET,
  signInWithIdToken: ONE_SECRET,
  adminSignIn: ONE_SECRET,
  signUp: ONE_SECRET,
  createStaff: ONE_SECRET,
  requestPinReset: ONE_SECRET,
  resetPin: ONE_SECRET,
  changePassword: ONE_SECRET,
  deleteMyAccount: ONE_SECRET,
  confirmIdentity: ONE_SECRET,
  enrolTotp: ONE_SECRET,
  confirmTotp: ONE_SECRET,
  removeTotp: ONE_SECRET,
};

/** Faults are reported like those of any other rule, without the limits themselves. */
const TELL = {
  exposeLimits: false,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null): void =>
      context?.reportError(
        new GraphQLError('The document is too deep, or has too many aliases or directives.'),
      ),
  ],
};

/** What every document must keep to, over HTTP and over the WebSocket alike. */
export const documentRules: readonly ValidationRule[] = [
  maxDepthRule({ n: MAX_DEPTH, ...TELL }),
  maxAliasesRule({ n: MAX_ALIASES, ...TELL }),
  maxDirectivesRule({ n: MAX_DIRECTIVES, ...TELL }),
];

/** What an operation asks for. */
export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Readonly<Record<string, unknown>> | null | undefined;
}

/** The refusal of an operation that asks for too much at once, or null. */
export function costFault({ schema, document, operationName, variables }: Operation): GraphQLError | null {
  return costOf({ schema, document, operationName, variables }) > MAX_COST
    ? new GraphQLError('The operation asks for too much at once.', {
        extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
      })
    : null;
}

/** Costs of operations that cost the same each time: those without variables, and mutations, which answer with no paged list. */
const steadyCosts = new WeakMap<OperationDefinitionNode, number>();

function costOf(asked: Operation): number {
  const operation = getOperationAST(asked.document, asked.operationName);
  const definitions = operation?.variableDefinitions ?? [];
  if (!operation || (operation.operation !== 'mutation' && definitions.length > 0)) {
    return counted(asked, definitions) ?? 0;
  }
  const known = steadyCosts.get(operation);
  if (known !== undefined) {
    return known;
  }
  const cost = counted(asked, definitions);
  if (cost !== null) {
    steadyCosts.set(operation, cost);
  }
  return cost ?? 0;
}

/** The cost, or null for variables of wrong types: execution tells of them, and runs nothing either. */
function counted(
  { schema, document, operationName, variables }: Operation,
  definitions: readonly VariableDefinitionNode[],
): number | null {
  if (getVariableValues(schema, definitions, { ...variables }).errors !== undefined) {
    return null;
  }
  try {
    return getComplexity({
      schema,
      query: document,
      estimators: [byPageLength, simpleEstimator({ defaultComplexity: 1 })],
      variables: { ...variables },
      ...(operationName ? { operationName } : {}),
    });
  } catch (error) {
    if (error instanceof GraphQLError) {
      // More fields, fragments counted out, than the library is willing to look at.
      return Infinity;
    }
    throw error;
  }
}

/** A list costs its longest page times what one row asks for. */
const byPageLength: ComplexityEstimator = ({ args, field, childComplexity }) => {
  const rows: unknown = args.first ?? args.perZone ?? 1;
  const own = COST_OF_FIELD[field.name] ?? 1;
  return own + Math.max(1, typeof rows === 'number' ? rows : 1) * childComplexity;
};
