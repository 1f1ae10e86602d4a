/**
 * Codegen plugin: one Apollo Client 4 hook for each operation, over the typed documents of the same file. Operations of
 * visitors get none: they go without the client (visitor-texts.cjs).
 */
const { isNonNullType, typeFromAST } = require('graphql');

const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

function needsVariables(schema, operation) {
  return (operation.variableDefinitions ?? []).some(
    (variable) => variable.defaultValue === undefined && isNonNullType(typeFromAST(schema, variable.type)),
  );
}

function hookOf(schema, operation) {
  const name = operation.name.value.replace(/^./, (first) => first.toUpperCase());
  const hook = `use${KINDS[operation.operation]}`;
  const data = `${name}${KINDS[operation.operation]}`;
  const types = `${data}, ${data}Variables`;
  if (operation.operation === 'mutation') {
    return `export const use${data} = (options?: ${hook}.Options<${types}>) => ${hook}(${name}Document, options);`;
  }
  const options = `${hook}.Options<${types}>`;
  const argument = needsVariables(schema, operation)
    ? `options: ${options} & { variables: ${data}Variables }`
    : `options?: ${options}`;
  return `export const use${data} = (${argument}) => ${hook}(${name}Document, options);`;
}

module.exports = {
  plugin(schema, documents) {
    const operations = documents
      .filter((file) => !file.location.endsWith('.visitor.graphql'))
      .flatMap((file) => file.document.definitions)
      .filter((definition) => definition.kind === 'OperationDefinition')
      .sort((a, b) => a.name.value.localeCompare(b.name.value));
    const hooks = [...new Set(operations.map((operation) => `use${KINDS[operation.operation]}`))].sort();
    return {
      prepend: [`import { ${hooks.join(', ')} } from '@apollo/client/react';`],
      content: operations.map((operation) => hookOf(schema, operation)).join('\n'),
    };
  },
};
