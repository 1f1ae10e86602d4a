import { expect, test } from '@jest/globals';
import { askWithin } from './bounded-questions.mjs';

const QUESTIONS = Array.from({ length: 40 }, (_, index) => `package ${index}`);
const LIMITS = { eachMs: 10, totalMs: 100 };

test('every question is asked once, and the answers stand in the order of the questions', async () => {
  const asked = [];
  const ask = async (question) => {
    asked.push(question);
    await Promise.resolve();
    return `${question}: yes`;
  };
  expect(await askWithin(QUESTIONS, { ask, ...LIMITS })).toEqual(QUESTIONS.map((each) => `${each}: yes`));
  expect(asked).toEqual(QUESTIONS);
});

test('a question without an answer leaves the others as they are', async () => {
  const ask = (question) => Promise.resolve(question === QUESTIONS[3] ? undefined : question);
  const answers = await askWithin(QUESTIONS, { ask, ...LIMITS });
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  expect(answers[3]).toBeUndefined();
});

test('where nobody answers, few are asked', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return Promise.resolve(undefined);
  };
  const answers = await askWithin(QUESTIONS, { ask, ...LIMITS });
  expect(answers).toEqual(QUESTIONS.map(() => undefined));
  expect(asked).toBeLessThan(10);
});

test('no question is begun after the time for all, and the last ones get no more than what is left of it', async () => {
  let time = 1_000;
  const given = [];
  const ask = (question, mostMs) => {
    given.push(mostMs);
    time += 7;
    return Promise.resolve(question);
  };
  const answers = await askWithin(QUESTIONS, { ask, ...LIMITS, now: () => time });
  expect(given.length).toBeLessThan(QUESTIONS.length);
  expect(Math.max(...given)).toBe(LIMITS.eachMs);
  expect(Math.min(...given)).toBeGreaterThan(0);
  expect(given.at(-1)).toBeLessThan(LIMITS.eachMs);
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(given.length);
});
