import { utterancesOf } from './speech';

it('says a short text in one go', () => {
  expect(utterancesOf('Slow down. Please.')).toEqual(['Slow down. Please.']);
});

it('parts a long text between its sentences, and says every word of it', () => {
  const sentence =
    'The server compares your speed with the limit of the road, and it guesses nothing at all.';
  const parts = utterancesOf(Array.from({ length: 5 }, () => sentence).join(' '));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join(' ')).toBe(Array.from({ length: 5 }, () => sentence).join(' '));
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(sentence.length * 2);
});

it('says a number with its decimals', () => {
  expect(utterancesOf('Journey ended. 12.4 kilometres.')).toEqual(['Journey ended. 12.4 kilometres.']);
});
