import { getMetadataStorage } from 'class-validator';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { GraphQLInputObjectType, GraphQLInputType, GraphQLSchema } from 'graphql';
import { getMetadataStorage as schemaMetadata } from 'type-graphql';
import type { Bound } from '../../platform/inputs/bounds';
import { fieldOf, fieldsOf } from '../server/any-operation';
import { samplesOf } from './bound-samples';
import type { Samples } from './bound-samples';

const NESTED = 'nestedValidation';
/** The place in a path of the first input of a list. */
export const FIRST = '0';

/** A bounded field of an operation's input. */
export interface BoundedMember extends Samples {
  /** As in the policy table. */
  readonly operation: string;
  /** From the argument on. */
  readonly path: readonly string[];
  /** Values of the inputs around it where there is none yet, outermost first. */
  readonly around: readonly Readonly<Record<string, unknown>>[];
}

/** The bound of a field itself; null for one without. */
export function boundOf(type: GraphQLInputObjectType, field: string): Bound | null {
  const found = rulesOf(type, field).find((rule) => rule.type !== NESTED);
  const [bound = null] = found?.constraints ?? [];
  return bound;
}

/** Whether the fields of an input, or of the inputs of a list, are looked into where it is a field of another. */
export function isLookedInto(type: GraphQLInputObjectType, field: string): boolean {
  return rulesOf(type, field).some((rule) => rule.type === NESTED);
}

function rulesOf(type: GraphQLInputObjectType, field: string) {
  const target = schemaMetadata().inputTypes.find(({ name }) => name === type.name)?.target;
  const declared =
    target === undefined ? [] : getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
  return declared.filter(({ propertyName }) => propertyName === field);
}

/** Every bounded field of every query and mutation, however deep in its input. */
export function boundedMembers(schema: GraphQLSchema): BoundedMember[] {
  return (['Query', 'Mutation'] as const).flatMap((root) =>
    fieldsOf(schema, root).flatMap((name) =>
      fieldOf(schema, root, name).args.flatMap((argument) => {
        const type = getNamedType(argument.type);
        const operation = `${root}.${name}`;
        return isInputObjectType(type)
          ? membersOf(type, { operation, path: [argument.name], around: [] })
          : [];
      }),
    ),
  );
}

/** A value that the schema and the bounds take for a type. */
export function rightValue(type: GraphQLInputType, bound: Bound | null): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    return bound === null ? [] : samplesOf(bound, membersFor(bare.ofType)).inside[0];
  }
  if (isInputObjectType(bare)) {
    return rightInput(bare);
  }
  if (bound !== null) {
    return samplesOf(bound, () => []).inside[0];
  }
  return isEnumType(bare) ? bare.getValues()[0]?.name : SCALARS[bare.name];
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: false,
  DateTime: '2026-11-20T08:00:00.000Z',
  Float: 1,
  ID: '1',
  Int: 0,
  String: 'a text',
};

/** An input with its required members, and nothing else. */
function rightInput(type: GraphQLInputObjectType): Record<string, unknown> {
  const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(
    needed.map((field) => [field.name, rightValue(field.type, boundOf(type, field.name))]),
  );
}

function membersOf(
  type: GraphQLInputObjectType,
  { operation, path, around }: Pick<BoundedMember, 'operation' | 'path' | 'around'>,
): BoundedMember[] {
  const here = [...around, rightInput(type)];
  return Object.values(type.getFields()).flatMap((field) => {
    const at = { operation, path: [...path, field.name], around: here };
    const bare = getNullableType(field.type);
    const bound = boundOf(type, field.name);
    const none = isNonNullType(field.type) ? [] : [null];
    const named = getNamedType(bare);
    const isOpen = isLookedInto(type, field.name) && isInputObjectType(named);
    const inList = { ...at, path: [...at.path, FIRST], around: [...here, {}] };
    const within = isOpen ? membersOf(named, isListType(bare) ? inList : at) : [];
    if (bound === null) {
      return isOpen ? [...none.map(() => ({ ...at, outside: [], inside: none })), ...within] : [];
    }
    const { outside, inside } = samplesOf(bound, membersFor(isListType(bare) ? bare.ofType : bare));
    return [{ ...at, outside, inside: [...inside, ...none] }, ...within];
  });
}

function membersFor(type: GraphQLInputType): (count: number) => unknown[] {
  const named = getNamedType(type);
  const values = isEnumType(named) ? named.getValues() : [];
  const member = (index: number): unknown => {
    if (values.length > 0) {
      return values[index % values.length]?.name;
    }
    return named.name === 'ID' ? String(index + 1) : rightValue(type, null);
  };
  return (count) => Array.from({ length: count }, (_, index) => member(index));
}
