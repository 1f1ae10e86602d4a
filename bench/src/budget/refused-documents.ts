/** As much as one request may carry, without its frame. */
const MEGABYTE = 1_000_000;
/** As many as one document may have tokens for. */
const ALIASES = 600;

/** Bodies of GraphQL requests that the server refuses, by what is wrong with them. */
export const REFUSED_DOCUMENTS: Readonly<Record<string, string>> = {
  fragmentBomb: bodyOf(fragmentBomb(60)),
  megabyte: bodyOf(`{ __typename }${' '.repeat(MEGABYTE)}`),
  aliasFlood: bodyOf(`{ viewer { ${aliases(ALIASES)} } }`),
  megabyteOfAliases: bodyOf(`{ viewer { ${aliases(MEGABYTE / 12)} } }`.slice(0, MEGABYTE)),
  fragmentCycle: bodyOf(
    '{ viewer { ...a } } fragment a on Viewer { id ...b } fragment b on Viewer { id ...a }',
  ),
  directiveFlood: bodyOf(`{ viewer { id ${'@include(if: true) '.repeat(300)} } }`),
  wideSelection: bodyOf(`{ viewer { ${'id '.repeat(1_900)} } }`),
  dearPages: bodyOf(
    '{ journeys(first: 100) { edges { node { route { lat lng } violations { id journey { route { lat } } } } } } }',
  ),
  deepNesting: bodyOf(`${'{ a '.repeat(600)}${'}'.repeat(600)}`),
};

/** Fragments each of which spreads the next one twice. */
function fragmentBomb(levels: number): string {
  const doubling = Array.from(
    { length: levels },
    (_, index) => `fragment f${index} on Viewer { ...f${index + 1} ...f${index + 1} }`,
  );
  return `{ viewer { ...f0 } } ${doubling.join(' ')} fragment f${levels} on Viewer { id }`;
}

function aliases(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}: id`).join(' ');
}

function bodyOf(query: string): string {
  return JSON.stringify({ query });
}
