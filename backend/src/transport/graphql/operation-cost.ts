import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { getNamedType, getOperationAST, isCompositeType, isInterfaceType, isObjectType } from 'graphql';
import { isIncluded, rowsOf } from './operation-arguments';
import type { Variables } from './operation-arguments';

/** A page of 100 journeys with 20 fields each, twice over. */
export const MAX_COST = 5_000;
/** More than half of what an operation may cost: one operation checks one secret. */
const ONE_SECRET = MAX_COST / 2 + 1;
/** Cost of the schema itself, in fields: half a megabyte of text. */
const ONE_SCHEMA = 2_500;
/** Up to five seconds of judging journeys again, in fields. */
const ONE_PREVIEW = 1_000;
/** Cost of one object of these types to the database, in fields. A map, since a document can name `__proto__`. */
const COST_OF_FIELD: ReadonlyMap<string, number> = new Map([
  ['__schema', ONE_SCHEMA],
  ['__type', 50],
  ['route', 40],
  ['violations', 5],
  ['alerts', 5],
  ['findings', 5],
  ['trace', 10],
  ['trackPoints', 200],
  ['driverName', 2],
  ['journey', 2],
  ['vehicle', 2],
  ['previousViolations', 5],
  ['previewLimitChange', ONE_PREVIEW],
  ['previewLimitProposals', ONE_PREVIEW],
  ['signIn', ONE_SECRET],
  ['signInWithIdToken', ONE_SECRET],
  ['adminSignIn', ONE_SECRET],
  ['signUp', ONE_SECRET],
  ['createStaff', ONE_SECRET],
  ['requestPinReset', ONE_SECRET],
  ['resetPin', ONE_SECRET],
  ['changePassword', ONE_SECRET],
  ['deleteMyAccount', ONE_SECRET],
  ['confirmIdentity', ONE_SECRET],
  ['enrolTotp', ONE_SECRET],
  ['confirmTotp', ONE_SECRET],
  ['removeTotp', ONE_SECRET],
]);
/** Fields that a point of the budget pays for: what the app asks for one screen is a point or a few. */
const FIELDS_PER_POINT = 250;
/**
 * Operations that cost no points: sign-in, sign-up and reset have budgets of their own (decision D4), and anyone
 * who wants to sign out always can.
 */
const FREE_FIELDS = [
  'signIn',
  'signInWithIdToken',
  'adminSignIn',
  'signUp',
  'requestPinReset',
  'resetPin',
  'signOut',
];

/** Parsed operation of a request. */
export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Variables;
}

/** Costs of operations that cost the same each time: those without variables, and mutations, which answer with no paged list. */
const steadyCosts = new WeakMap<OperationDefinitionNode, number>();

/**
 * Cost of an operation, in fields: a list costs its longest page times the fields of one row. 0 where there is
 * none.
 */
export function costOf(asked: Operation): number {
  const operation = getOperationAST(asked.document, asked.operationName);
  if (!operation) {
    return 0;
  }
  const isSteady = operation.operation === 'mutation' || (operation.variableDefinitions ?? []).length === 0;
  const known = isSteady ? steadyCosts.get(operation) : undefined;
  const cost = known ?? counted(asked, operation);
  if (isSteady && known === undefined) {
    steadyCosts.set(operation, cost);
  }
  return cost;
}

/** Charge of an operation to a budget, points. A document without the operation is charged as the least one. */
export function pointsOf(asked: Operation): number {
  const operation = getOperationAST(asked.document, asked.operationName);
  const isFree =
    operation?.operation === 'mutation' &&
    operation.selectionSet.selections.every(
      (field) => field.kind === 'Field' && FREE_FIELDS.includes(field.name.value),
    );
  return isFree ? 0 : Math.max(1, Math.ceil(Math.min(MAX_COST, costOf(asked)) / FIELDS_PER_POINT));
}

function counted({ schema, document, variables }: Operation, operation: OperationDefinitionNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') {
      fragments.set(definition.name.value, definition);
    }
  }
  const given = { operation, variables: variables ?? {} };
  const known = new Map<string, number>();
  const ofSet = (set: SelectionSetNode, parent: GraphQLCompositeType | null): number =>
    set.selections.reduce((sum, selection) => {
      if (!isIncluded(selection, given)) {
        return sum;
      }
      if (selection.kind === 'FragmentSpread') {
        return sum + ofFragment(selection.name.value);
      }
      if (selection.kind === 'InlineFragment') {
        return sum + ofSet(selection.selectionSet, typeOf(selection.typeCondition?.name.value) ?? parent);
      }
      const field = fieldOf(parent, selection.name.value);
      const type = field === undefined ? undefined : getNamedType(field.type);
      const children =
        selection.selectionSet === undefined
          ? 0
          : ofSet(selection.selectionSet, isCompositeType(type) ? type : null);
      const rows = rowsOf(selection, { ...given, args: field?.args ?? [] });
      return sum + (COST_OF_FIELD.get(selection.name.value) ?? 1) + rows * children;
    }, 0);
  const ofFragment = (name: string): number => {
    const fragment = fragments.get(name);
    const cost = known.get(name);
    if (cost !== undefined || fragment === undefined) {
      return cost ?? 0;
    }
    known.set(name, Infinity);
    const found = ofSet(fragment.selectionSet, typeOf(fragment.typeCondition.name.value) ?? null);
    known.set(name, found);
    return found;
  };
  const typeOf = (name: string | undefined): GraphQLCompositeType | undefined => {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  };
  return ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? null);
}

function fieldOf(parent: GraphQLCompositeType | null, name: string) {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}
