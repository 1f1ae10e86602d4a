import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';

/** The key of a sentence of the server, by which a form shows it in the user's language; a strange one stays. */
export function sentenceKeyOf(sentence: string | undefined): string | undefined {
  return Object.entries(VALIDATION_SENTENCES).find(([, known]) => known === sentence)?.[0] ?? sentence;
}
