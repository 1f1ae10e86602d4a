import { isDue } from './deprecations.mjs';

/**
 * Differences between two schemas, by its text: `kind` is BREAKING, DANGEROUS (clients that were written with care go on) or SAFE.
 * What was deprecated with a day that has come may be gone, and so may what only led to it. `tools` are the packages graphql and
 * @graphql-inspector/core, since a launcher knows none before they are installed.
 */
export async function graphqlChanges(before, after, { day, tools }) {
  const { graphql, inspector } = tools;
  const old = graphql.buildSchema(before);
  const changes = await inspector.diff(old, graphql.buildSchema(after));
  return changes.map(({ criticality, message, path, type }) => ({
    kind: kindOf(criticality.level, inspector),
    type,
    at: path ?? '',
    sentence: message.endsWith('.') ? message : `${message}.`,
    isPlanned: isPlanned(old, path ?? '', { day, graphql }),
  }));
}

function kindOf(level, { CriticalityLevel }) {
  if (level === CriticalityLevel.Breaking) {
    return 'BREAKING';
  }
  return level === CriticalityLevel.Dangerous ? 'DANGEROUS' : 'SAFE';
}

/** Whether what stands at a path of the old schema was deprecated until a day that has come, or only led to such things. */
function isPlanned(old, path, { day, graphql }) {
  const [typeName = '', fieldName, argument] = path.split('.');
  const type = old.getType(typeName);
  if (type === undefined || type === null) {
    return false;
  }
  if (fieldName === undefined) {
    const users = usersOf(old, typeName, graphql);
    return users.length > 0 && users.every(({ deprecationReason }) => isDue(deprecationReason, day));
  }
  const member = membersOf(type, graphql).find(({ name }) => name === fieldName);
  const part = argument === undefined ? member : member?.args?.find(({ name }) => name === argument);
  return [part, member].some((each) => isDue(each?.deprecationReason, day));
}

function membersOf(type, { isEnumType, isInputObjectType, isInterfaceType, isObjectType }) {
  if (isEnumType(type)) {
    return type.getValues();
  }
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

function usersOf(schema, typeName, graphql) {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => (graphql.isEnumType(type) ? [] : membersOf(type, graphql)))
    .filter((field) =>
      [field, ...(field.args ?? [])].some(({ type }) => graphql.getNamedType(type).name === typeName),
    );
}
