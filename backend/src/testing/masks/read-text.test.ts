import { difference, textIn } from './read-text';

const answer = (plate: string, requestId: string): string =>
  textIn(200, JSON.stringify({ data: { violations: [{ plate }] }, extensions: {}, requestId }));

test('answers that differ by a leaked letter differ, with what stands around it', () => {
  const [one, other] = [answer('LT •••• ••', 'a'), answer('LT 4••• ••', 'b')];
  expect(difference(one, other)).toContain('LT 4•••');
});

test('answers that differ by their status or their length differ', () => {
  expect(difference(textIn(200, ''), textIn(404, ''))).not.toBeNull();
  expect(difference(textIn(200, '[1]'), textIn(200, '[1,2]'))).not.toBeNull();
});

test('what is another one in every answer is not compared', () => {
  expect(difference(answer('LT •••• ••', 'a'), answer('LT •••• ••', 'b'))).toBeNull();
});
