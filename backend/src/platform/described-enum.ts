import { registerEnumType } from 'type-graphql';

/** Schema description of an enum: its name, its meaning, and that of each of its values. */
export interface EnumDescription<Name extends string> {
  readonly name: string;
  readonly description: string;
  readonly values: Readonly<Record<Name, string>>;
}

/** Adds an enum of the given names to the GraphQL schema; no value can do without words. */
export function describedEnum<Name extends string>(
  names: readonly Name[],
  { name, description, values }: EnumDescription<Name>,
): Readonly<Record<Name, Name>> {
  // Object.fromEntries discards which keys it got.
  const members = Object.fromEntries(names.map((each) => [each, each])) as Record<Name, Name>;
  const described = names.map((each) => [each, { description: values[each] }]);
  registerEnumType(members, { name, description, valuesConfig: Object.fromEntries(described) });
  return members;
}
