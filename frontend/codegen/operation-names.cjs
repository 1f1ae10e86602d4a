/** Codegen plugin: the names of all operations, which the server's log and metrics know. */
module.exports = {
  plugin(_schema, documents) {
    const names = documents
      .flatMap((file) => file.document.definitions)
      .filter(({ kind }) => kind === 'OperationDefinition')
      .map(({ name }) => name.value)
      .sort();
    return [
      '/** Name of every operation that the web app sends. */',
      'export const APP_OPERATIONS: readonly string[] = [',
      ...[...new Set(names)].map((name) => `  '${name}',`),
      '];',
      '',
    ].join('\n');
  },
};
