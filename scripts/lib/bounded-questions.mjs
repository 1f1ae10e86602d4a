/** So many questions at a time. */
const AT_ONCE = 4;
/** After so many questions in a row without an answer nobody is there to give one. */
const SILENT_AFTER = AT_ONCE;

/**
 * Answers to each question, in their order; undefined for those without an answer, and for those that were no
 * longer asked: because nobody answers, or because `totalMs` were over. `ask` gets the question and how many ms it may
 * take, and gives undefined for no answer.
 */
export async function askWithin(questions, { ask, eachMs, totalMs, now = Date.now }) {
  const until = now() + totalMs;
  const answers = questions.map(() => undefined);
  let next = 0;
  let silent = 0;
  async function askOn() {
    while (next < questions.length && silent < SILENT_AFTER && now() < until) {
      const index = next++;
      answers[index] = await ask(questions[index], Math.min(eachMs, until - now()));
      silent = answers[index] === undefined ? silent + 1 : 0;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return answers;
}
