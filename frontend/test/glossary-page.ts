import type { Glossary } from './glossary';

const INTRODUCTION = `<!-- Written by \`npm run glossary\` from frontend/src/locales/glossary.json; a test compares the two. -->

# Glossary

**For native review.** French is written as it is used in Cameroon, Pidgin as Cameroon Pidgin (Kamtok), not as its Nigerian
neighbour. Nobody who grew up with the language has read every line yet; whoever does is welcome to correct
\`frontend/src/locales/glossary.json\` and the catalogues beside it.

The tests hold every text to this page: where the English text says a term, the translations use a word that stands beside
it here. How the code calls things is in [CONTRIBUTING](../CONTRIBUTING.md).`;

const RULES = `## How French is written

- People are addressed as _vous_, in the imperative: « Réessayez », « Veuillez choisir ».
- A no-break space (U+00A0) stands before \`:\` \`;\` \`!\` \`?\` \`%\`, inside « », and between a number and its unit.
- The apostrophe is ’.

## How Pidgin is written

One spelling for one word. Nouns don't change after a number; \`dem\` after the noun marks more than one.`;

/** The glossary as a page for readers: terms with both translations, and how words are spelt. */
export function glossaryPage({ terms, spellings }: Glossary): string {
  return [
    INTRODUCTION,
    '',
    row(['term', 'French', 'Cameroon Pidgin', 'note']),
    row(['---', '---', '---', '---']),
    ...terms.map(({ term, french, pidgin, note }) => row([term, french, pidgin, note])),
    '',
    RULES,
    '',
    row(['write', 'not', 'means']),
    row(['---', '---', '---']),
    ...spellings.map(({ store, refuse, meaning }) => row([store, refuse.join(', '), meaning])),
    '',
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
