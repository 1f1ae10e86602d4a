import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { FieldUse } from '../modules/administration/deprecations/deprecated-use';

/** Lines on every deprecated field: what stands beside it in the schema, and who asked for it in the last 30 days. */
export function deprecationLines(schema: GraphQLSchema, uses: readonly FieldUse[]): string[] {
  const fields = deprecatedFields(schema);
  if (fields.length === 0) {
    return ['Nothing is deprecated.'];
  }
  return fields.flatMap(({ name, reason }) => {
    const own = uses.filter(({ field }) => field === name);
    const lines = own.map(({ caller, keyName, uses: count, lastDay }) => {
      const shown = keyName === null ? caller : `${caller} (${keyName})`;
      return `    ${shown}: ${count} in 30 days, last on ${lastDay}`;
    });
    return [`${name}: ${reason}`, ...(own.length === 0 ? ['    nobody in 30 days'] : lines)];
  });
}

function deprecatedFields(schema: GraphQLSchema): { readonly name: string; readonly reason: string }[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
    const members = isEnumType(type) ? type.getValues() : hasFields ? Object.values(type.getFields()) : [];
    return members.flatMap(({ name, deprecationReason }) =>
      typeof deprecationReason === 'string'
        ? [{ name: `${type.name}.${name}`, reason: deprecationReason }]
        : [],
    );
  });
}
