import { read } from './repository-files';

test('npm start, the container and the benchmarks start the server with the same flags of Node.js', () => {
  const flagsIn = (file: string): string[] => read(file).match(/--max-[a-z-]+=\d+/g) ?? [];
  const flags = flagsIn('scripts/start.mjs');
  expect(flags).toHaveLength(1);
  expect(flagsIn('Dockerfile')).toEqual(flags);
  expect(flagsIn('bench/src/sides/child.ts')).toEqual(flags);
  expect(flagsIn('docs/operations.md')).toEqual(flags);
});
