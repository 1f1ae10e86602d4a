import './lib/check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot, ROOT, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp();
// After the packages are there, and as one instance with the one that the plugins require.
const require = createRequire(import.meta.url);
const { codegen } = require('@graphql-codegen/core');
const { buildSchema, lexicographicSortSchema, parse } = require('graphql');
const { globSync } = require('tinyglobby');
const { parse: parseYaml } = require('yaml');

const read = (path) => readFileSync(inRoot(path), 'utf8');
const { schema: schemaPath, config, generates } = parseYaml(read('codegen.yml'));
const schema = parse(read(schemaPath));
const schemaAst = lexicographicSortSchema(buildSchema(read(schemaPath)));

// All first: where one can't be made, none is written.
const outputs = await Promise.all(
  Object.entries(generates).map(async ([path, output]) => [path, await contentOf(path, output)]),
);
outputs.forEach(([path, content]) => writeFileSync(inRoot(path), content));
say(`Generated: ${outputs.map(([path]) => path).join(', ')}`);

/** Content of the file of an entry of `generates` in codegen.yml. @throws where an operation does not go with the schema */
async function contentOf(filename, { documents, plugins }) {
  const named = plugins.map((plugin) => (typeof plugin === 'string' ? { [plugin]: {} } : plugin));
  return codegen({
    filename,
    schema,
    schemaAst,
    documents: documentsIn(filename, [documents].flat()),
    plugins: named,
    pluginMap: Object.fromEntries(named.flatMap(Object.keys).map((name) => [name, pluginOf(name)])),
    config,
  });
}

/** @throws where a pattern without `!` finds nothing: what it meant was moved */
function documentsIn(filename, patterns) {
  const isExclusion = (pattern) => pattern.startsWith('!');
  const find = (wanted) => globSync(wanted, { cwd: ROOT, expandDirectories: false });
  const idle = patterns.filter((pattern) => !isExclusion(pattern) && find(pattern).length === 0);
  if (idle.length > 0) {
    throw new Error(`No document of ${filename} is found by ${idle.join(', ')}`);
  }
  return find(patterns)
    .sort()
    .map((path) => ({ location: inRoot(path), rawSDL: read(path), document: parse(read(path)) }));
}

function pluginOf(name) {
  return require(name.startsWith('.') ? inRoot(name) : `@graphql-codegen/${name}`);
}
