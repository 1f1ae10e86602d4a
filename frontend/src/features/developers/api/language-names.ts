import type { SnippetLanguage } from '@wakafine/domain/api/call-snippets';

/** Names of the languages of programs, which are the same in every language of people. */
export const LANGUAGE_NAMES: Readonly<Record<SnippetLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  r: 'R',
};
