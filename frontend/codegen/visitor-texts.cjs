/**
 * Codegen plugin: for each operation of a `*.visitor.graphql` file its text, with the types of its variables and answer:
 * pages that a visitor loads go without Apollo Client.
 */
const { print } = require('graphql');

const KINDS = { query: 'Query', mutation: 'Mutation' };

function namesIn(node, names = new Set()) {
  for (const selection of node.selectionSet?.selections ?? []) {
    if (selection.kind === 'FragmentSpread') {
      names.add(selection.name.value);
    }
    namesIn(selection, names);
  }
  return names;
}

function textOf(operation, fragments) {
  const parts = [operation, ...[...namesIn(operation)].map((name) => fragments.get(name))];
  return parts.map((part) => print(part).replace(/\s+/g, ' ')).join(' ');
}

function nameOf(operation) {
  return operation.name.value.replace(/^./, (first) => first.toUpperCase());
}

module.exports = {
  plugin(_schema, documents) {
    const definitions = documents.flatMap((file) => file.document.definitions);
    const fragments = new Map(
      definitions
        .filter(({ kind }) => kind === 'FragmentDefinition')
        .map((fragment) => [fragment.name.value, fragment]),
    );
    const operations = documents
      .filter((file) => file.location.endsWith('.visitor.graphql'))
      .flatMap((file) => file.document.definitions)
      .filter(({ kind }) => kind === 'OperationDefinition')
      .sort((a, b) => a.name.value.localeCompare(b.name.value));
    const typesOf = (operation) => {
      const data = `${nameOf(operation)}${KINDS[operation.operation]}`;
      return [data, `${data}Variables`];
    };
    return {
      prepend: [
        `import type { ${operations.flatMap(typesOf).join(', ')} } from './generated';`,
        `import type { OperationText } from '../lib/network/plain-graphql';`,
      ],
      content: operations
        .map((operation) => {
          const value = { operationName: operation.name.value, query: textOf(operation, fragments) };
          const type = `OperationText<${typesOf(operation).join(', ')}>`;
          return `export const ${nameOf(operation)}Text: ${type} = ${JSON.stringify(value)};`;
        })
        .join('\n'),
    };
  },
};
