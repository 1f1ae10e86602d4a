import type { SnippetLanguage } from '@wakafine/domain/api/call-snippets';
import type { EventLanguage } from '@wakafine/domain/events/verify-snippets';

/** Names of the languages of programs, which are the same in every language of people. */
export const LANGUAGE_NAMES: Readonly<Record<SnippetLanguage | EventLanguage, string>> = {
  curl: 'curl',
  sh: 'Shell',
  javascript: 'JavaScript',
  python: 'Python',
  r: 'R',
};
