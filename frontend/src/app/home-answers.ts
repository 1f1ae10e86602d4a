import type { GraphqlConnection } from '../lib/apollo/apollo';
import { HOME_QUESTIONS, type HomeAnswers } from './home-questions';

declare global {
  interface Window {
    /** The text that the server answered the document's own question with; null where it did not. */
    homeAnswer?: Promise<string | null>;
  }
}

/** Longest that the home page waits for the answers before it is drawn without: a network may be silent for long. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Caches what the document of the page has requested already, so that the home page is drawn once and whole.
 * Nothing is stored of
 * a refusal: the screen then asks itself, and shows the answer. What is stored counts as new until the page
 * is drawn (`App`).
 */
export async function cacheHomeAnswers({
  client,
  stored,
}: Pick<GraphqlConnection, 'client' | 'stored'>): Promise<void> {
  const asked = window.homeAnswer;
  if (asked === undefined) {
    return;
  }
  delete window.homeAnswer;
  const text = await Promise.race([asked, silence()]);
  if (text === null) {
    return;
  }
  // What the server answers follows its schema, from which the types are generated.
  const { data, errors } = JSON.parse(text) as { data?: HomeAnswers | null; errors?: readonly unknown[] };
  if (data && errors === undefined) {
    HOME_QUESTIONS.forEach((query) => {
      client.writeQuery<object>({ query, data });
      stored.note({ query });
    });
    client.prioritizeCacheValues = true;
  }
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT_MS));
}
