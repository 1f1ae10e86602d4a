import { costOfField, FIELDS_PER_POINT, isFreeField, MAX_COST } from './field-costs';
import { isIncluded, rowsOf } from './operation-arguments';
import type { Variables } from './operation-arguments';
import { fieldsOf, namedType } from './operation-syntax';
import type {
  CostedDefinition,
  CostedDocument,
  CostedSchema,
  CostedSelection,
  CostedSelectionSet,
} from './operation-syntax';

/** Parsed operation of a request. */
export interface CostedOperation {
  readonly schema: CostedSchema;
  readonly document: CostedDocument;
  readonly operationName?: string | null | undefined;
  readonly variables?: Variables;
}

/** Costs of operations that cost the same each time: those without variables, and mutations, which answer with no paged list. */
const steadyCosts = new WeakMap<CostedDefinition, number>();

/**
 * Cost of an operation, in fields: a list costs its longest page times the fields of one row. 0 where there is
 * none.
 */
export function costOf(asked: CostedOperation): number {
  const operation = operationOf(asked);
  if (operation === null) {
    return 0;
  }
  const isSteady = operation.operation === 'mutation' || (operation.variableDefinitions ?? []).length === 0;
  const known = isSteady ? steadyCosts.get(operation) : undefined;
  const cost = known ?? sumOf(partsOf(asked, operation));
  if (isSteady && known === undefined) {
    steadyCosts.set(operation, cost);
  }
  return cost;
}

/** Charge of an operation to a budget, points. A document without the operation is charged as the least one. */
export function pointsOf(asked: CostedOperation): number {
  const operation = operationOf(asked);
  const isFree =
    operation?.operation === 'mutation' &&
    operation.selectionSet?.selections.every(
      ({ kind, name }) => kind === 'Field' && isFreeField(name?.value ?? ''),
    );
  return isFree === true ? 0 : Math.max(1, Math.ceil(Math.min(MAX_COST, costOf(asked)) / FIELDS_PER_POINT));
}

/** A part of an operation and its cost, in fields. */
export interface CostPart {
  /** The field, or the fragment that the operation begins with. */
  readonly name: string;
  readonly cost: number;
}

/** Costs of what an operation begins with, in its order; their sum is the cost of the operation. */
export function costParts(asked: CostedOperation): CostPart[] {
  const operation = operationOf(asked);
  return operation === null ? [] : partsOf(asked, operation);
}

/** The operation of a document by its name, or its only one; null where that is not to be said. */
function operationOf({ document, operationName }: CostedOperation): CostedDefinition | null {
  const operations = document.definitions.filter(({ kind }) => kind === 'OperationDefinition');
  if (operationName === null || operationName === undefined) {
    return operations.length === 1 ? (operations[0] ?? null) : null;
  }
  return operations.find(({ name }) => name?.value === operationName) ?? null;
}

function sumOf(parts: readonly CostPart[]): number {
  return parts.reduce((sum, { cost }) => sum + cost, 0);
}

function partsOf({ schema, document, variables }: CostedOperation, operation: CostedDefinition): CostPart[] {
  const fragments = new Map<string, CostedDefinition>();
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') {
      fragments.set(definition.name?.value ?? '', definition);
    }
  }
  const given = { operation, variables: variables ?? {} };
  const known = new Map<string, number>();
  const ofSet = (set: CostedSelectionSet | undefined, parent: Parent): number =>
    (set?.selections ?? []).reduce((sum, selection) => sum + ofSelection(selection, parent), 0);
  const ofSelection = (selection: CostedSelection, parent: Parent): number => {
    if (!isIncluded(selection, given)) {
      return 0;
    }
    const name = selection.name?.value ?? '';
    if (selection.kind === 'FragmentSpread') {
      return ofFragment(name);
    }
    if (selection.kind === 'InlineFragment') {
      return ofSet(selection.selectionSet, typeOf(selection) ?? parent);
    }
    const field = fieldsOf(parent)?.[name];
    const type = field === undefined ? null : namedType(field.type);
    const children = selection.selectionSet === undefined ? 0 : ofSet(selection.selectionSet, type);
    return costOfField(name) + rowsOf(selection, { ...given, args: field?.args ?? [] }) * children;
  };
  const ofFragment = (name: string): number => {
    const fragment = fragments.get(name);
    const cost = known.get(name);
    if (cost !== undefined || fragment === undefined) {
      return cost ?? 0;
    }
    known.set(name, Infinity);
    const found = ofSet(fragment.selectionSet, typeOf(fragment) ?? null);
    known.set(name, found);
    return found;
  };
  const typeOf = ({ typeCondition }: Pick<CostedSelection, 'typeCondition'>): Parent => {
    const name = typeCondition?.name.value;
    return name === undefined ? undefined : schema.getType(name);
  };
  const root = schema.getRootType(operation.operation ?? 'query');
  return (operation.selectionSet?.selections ?? []).map((selection) => ({
    name: selection.name?.value ?? typeNameOf(selection),
    cost: ofSelection(selection, root),
  }));
}

type Parent = object | null | undefined;

function typeNameOf({ typeCondition }: CostedSelection): string {
  return typeCondition?.name.value ?? '';
}
