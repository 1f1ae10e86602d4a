import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { scopesOf, type MarkedField } from './scopes';

/** A place in the schema that a search has found. */
export interface FoundPlace {
  type: string;
  /** A field or a value; null for the type itself. */
  field: string | null;
  /** Begins of its description. */
  text: string;
}

const MOST_FOUND = 60;
const LONGEST_TEXT = 120;

/** Types in the order of their names, without those that belong to GraphQL itself. */
export function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** A field or a value. */
export interface DescribedMember extends MarkedField {
  name: string;
  description?: string | null;
}

/** Members of a type with their descriptions: fields, or the values of an enum. */
export function membersOf(type: GraphQLNamedType): DescribedMember[] {
  if (isEnumType(type)) {
    return [...type.getValues()];
  }
  return isObjectType(type) || isInputObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields())
    : [];
}

/** Places whose name has the words, those that begin with them first, then those whose description, or a scope that opens them, has them. */
export function searchSchema(schema: GraphQLSchema, asked: string): FoundPlace[] {
  const wanted = asked.trim().toLowerCase();
  if (wanted === '') {
    return [];
  }
  return (
    ownTypes(schema)
      .flatMap((type) => [
        ranked({ type: type.name, field: null }, { ...named(type), scopes: [] }, wanted),
        ...membersOf(type).map((member) =>
          ranked(
            { type: type.name, field: member.name },
            { ...named(member), scopes: scopesOf(member) },
            wanted,
          ),
        ),
      ])
      .filter(({ rank }) => rank < NOT_FOUND)
      // Types before their fields, where both fit alike.
      .sort((one, other) => one.rank - other.rank || depthOf(one.place) - depthOf(other.place))
      .slice(0, MOST_FOUND)
      .map(({ place }) => place)
  );
}

const NOT_FOUND = 4;

function named({ name, description }: DescribedMember): { name: string; text: string } {
  return { name, text: description ?? '' };
}

function depthOf({ field }: Pick<FoundPlace, 'field'>): number {
  return field === null ? 0 : 1;
}

function ranked(
  place: Pick<FoundPlace, 'type' | 'field'>,
  { name, text, scopes }: { name: string; text: string; scopes: readonly string[] },
  wanted: string,
): { place: FoundPlace; rank: number } {
  const lower = name.toLowerCase();
  const found = [
    lower === wanted,
    lower.startsWith(wanted),
    lower.includes(wanted),
    text.toLowerCase().includes(wanted) || scopes.some((scope) => scope.includes(wanted)),
  ];
  const rank = found.indexOf(true);
  return { place: { ...place, text: text.slice(0, LONGEST_TEXT) }, rank: rank === -1 ? NOT_FOUND : rank };
}
