import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphqlChanges } from './graphql-changes.mjs';
import { openapiChanges } from './openapi-changes.mjs';

/** The documents of the API: as the server serves them now, and as it did in the last release. */
export const API_DOCUMENTS = {
  graphql: { now: 'schema.graphql', released: 'api/released/schema.graphql' },
  rest: { now: 'api/openapi.json', released: 'api/released/openapi.json' },
};

/** Everything in the API that is not as the last release had it, on a day as YYYY-MM-DD; `tools` as for graphqlChanges. */
export async function apiChanges(root, { day, tools }) {
  const read = (name) => readFileSync(join(root, name), 'utf8');
  const { graphql, rest } = API_DOCUMENTS;
  return [
    ...(await graphqlChanges(read(graphql.released), read(graphql.now), { day, tools })),
    ...openapiChanges(JSON.parse(read(rest.released)), JSON.parse(read(rest.now))),
  ];
}

/** Changes that break clients without having been announced, or before their day. */
export function unannounced(changes) {
  return changes.filter(({ kind, isPlanned }) => kind === 'BREAKING' && !isPlanned);
}

/** The part of the changelog on the API; empty where nothing of it is another. A thing that was added is named without its parts. */
export function apiNews(changes) {
  const shown = changes.filter(({ type }) => !/DESCRIPTION|DIRECTIVE/.test(type ?? ''));
  const added = new Set(
    shown.filter(({ type }) => /^(TYPE|FIELD|INPUT_FIELD)_ADDED$/.test(type ?? '')).map(({ at }) => at),
  );
  const isPart = ({ at }) => added.has(at.slice(0, at.lastIndexOf('.')));
  const linesOf = (kinds) =>
    shown
      .filter((change) => kinds.includes(change.kind) && !isPart(change))
      .map(({ sentence }) => `- ${sentence}`);
  const parts = [
    ['**Other than before: look at what you ask**', linesOf(['BREAKING', 'DANGEROUS'])],
    ['**New**', linesOf(['SAFE'])],
  ].filter(([, lines]) => lines.length > 0);
  return parts.length === 0
    ? ''
    : `### API\n\n${parts.map(([title, lines]) => `${title}\n\n${[...new Set(lines)].join('\n')}\n`).join('\n')}`;
}
