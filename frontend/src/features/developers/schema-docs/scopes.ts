import { valueFromASTUntyped, type FieldDefinitionNode } from 'graphql';

/** A field with what the schema has of it as a document. */
export interface MarkedField {
  astNode?: Pick<FieldDefinitionNode, 'directives'> | null;
}

/** Scopes of API keys of which one opens a field, by its directive `@scope`; empty where no key does. */
export function scopesOf({ astNode }: MarkedField): string[] {
  const marks = (astNode?.directives ?? []).filter(({ name }) => name.value === 'scope');
  return marks.flatMap(({ arguments: given = [] }) =>
    given.flatMap(({ value }) => [valueFromASTUntyped(value)].flat().map(String)),
  );
}
