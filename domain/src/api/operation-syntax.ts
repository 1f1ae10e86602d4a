/**
 * What the cost of an operation needs to know of a GraphQL document and its schema. The objects of graphql-js are of
 * these shapes: the server and the explorer count alike, and the domain depends on no package.
 */
export interface CostedDocument {
  readonly definitions: readonly CostedDefinition[];
}

/** Kinds of operations. */
export type OperationKind = 'query' | 'mutation' | 'subscription';

/** A name in a document. */
export interface NameNode {
  readonly value: string;
}

/** A definition of a document: an operation, a fragment, or another one that costs nothing. */
export interface CostedDefinition {
  readonly kind: string;
  readonly name?: NameNode | undefined;
  readonly operation?: OperationKind;
  readonly selectionSet?: CostedSelectionSet | undefined;
  readonly typeCondition?: { readonly name: NameNode } | undefined;
  readonly variableDefinitions?: readonly VariableNode[] | undefined;
}

/** A variable that an operation declares. */
export interface VariableNode {
  readonly variable: { readonly name: NameNode };
  readonly defaultValue?: CostedValue | undefined;
}

/** Fields and fragments between braces. */
export interface CostedSelectionSet {
  readonly selections: readonly CostedSelection[];
}

/** A field, a fragment that is spread, or one inside the selection. */
export interface CostedSelection {
  readonly kind: string;
  readonly name?: NameNode;
  readonly arguments?: readonly ArgumentNode[] | undefined;
  readonly directives?: readonly DirectiveNode[] | undefined;
  readonly selectionSet?: CostedSelectionSet | undefined;
  readonly typeCondition?: { readonly name: NameNode } | undefined;
}

/** An argument with its value. */
export interface ArgumentNode {
  readonly name: NameNode;
  readonly value: CostedValue;
}

/** A directive such as `@include(if: true)`. */
export interface DirectiveNode {
  readonly name: NameNode;
  readonly arguments?: readonly ArgumentNode[] | undefined;
}

/** A value as it is written; only whole numbers, booleans and variables say how many rows there are. */
export interface CostedValue {
  readonly kind: string;
  readonly value?: unknown;
  readonly name?: NameNode;
}

/** Schema of the operation; each kind of it begins with a type of its own. */
export interface CostedSchema {
  getRootType(operation: OperationKind): object | null | undefined;
  getType(name: string): object | null | undefined;
}

/** A field of a type. */
export interface CostedField {
  readonly args?: readonly CostedArgument[];
  /** Perhaps a list, or one that is never null, of the type itself. */
  readonly type: object;
}

/** An argument that a field declares. */
export interface CostedArgument {
  readonly name: string;
  readonly defaultValue?: unknown;
}

/** A type that has fields. */
interface TypeWithFields {
  getFields(): Readonly<Record<string, CostedField>>;
}

/** The fields of a type; null for one that has none. */
export function fieldsOf(type: object | null | undefined): Readonly<Record<string, CostedField>> | null {
  return type !== null && type !== undefined && hasFields(type) ? type.getFields() : null;
}

/** The type itself, without what says that it is a list or never null. */
export function namedType(type: object): object {
  return 'ofType' in type && typeof type.ofType === 'object' && type.ofType !== null
    ? namedType(type.ofType)
    : type;
}

function hasFields(type: object): type is TypeWithFields {
  return 'getFields' in type && typeof type.getFields === 'function';
}
