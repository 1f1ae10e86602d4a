import path from 'node:path';
import { filesIn, isGenerated, read } from './repository-files';
import { faultsOf, rulesIn, type Rules } from './words/refused-words';
import { saidIn, type Said } from './words/said';

const rules: Rules = rulesIn(read('CONTRIBUTING.md'));

/** Faults of a comment in a file that never was. */
function faultsOfComment(text: string): string[] {
  return faultsOf(rules, { kind: 'comment', text, file: 'some.ts', line: 1 });
}

describe('the words of CONTRIBUTING.md', () => {
  it.each([
    '/** What a tracker is. */',
    '/** Stores it, and tells the owner. */',
    '// The key that the phone keeps.',
    '// Whoever asks second waits.',
    '/** Forgets the oldest. */',
    '// Null takes it away.',
    '// Messages are handed over in turn.',
    '/** A citizen reports an incident. */',
  ])('refuse %s', (text) => {
    expect(faultsOfComment(text)).not.toEqual([]);
  });

  it.each([
    '/** Time when the journey ended, UTC; null while it goes on. */',
    '// The connection is kept alive by pings.',
    '// Where the network is slow this takes seconds.',
    '/** Whether the phone is full. */',
  ])('allow %s', (text) => {
    expect(faultsOfComment(text)).toEqual([]);
  });

  it.each(['keepTrackers', 'TOLD_UP_TO_MS', 'handOverFile', 'forgetAll'])('refuse the name %s', (text) => {
    expect(faultsOf(rules, { kind: 'name', text, file: 'some.ts', line: 1 })).not.toEqual([]);
  });

  it.each(['keepAliveTimeout', 'storeTrackers', 'intake'])('allow the name %s', (text) => {
    expect(faultsOf(rules, { kind: 'name', text, file: 'some.ts', line: 1 })).toEqual([]);
  });
});

describe('the repository', () => {
  const files = filesIn('.', /\.(ts|tsx|mjs|cjs)$/).filter((file) => !isGenerated(file));

  it('names no file by a refused word', () => {
    const names = files.map((file): Said => {
      const { name } = path.parse(file);
      return { kind: 'name', text: name.replaceAll(/[^a-z]+/gi, '_'), file, line: 1 };
    });
    expect(names.flatMap((said) => faultsOf(rules, said))).toEqual([]);
  });

  it('says what it means in names, comments, descriptions and test names', () => {
    const said = files.flatMap((file) => saidIn(file, read(file)));
    expect(said.length).toBeGreaterThan(10_000);
    expect(said.flatMap((each) => faultsOf(rules, each))).toEqual([]);
  });
});
