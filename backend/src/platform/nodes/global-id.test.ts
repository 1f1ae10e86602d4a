import fc from 'fast-check';
import { globalIdOf, readGlobalId } from './global-id';

test('a global id names the type and the id that it was made of', () => {
  const names = fc.constantFrom('Journey', 'Violation', 'RegisteredLimit');
  fc.assert(
    fc.property(names, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (typeName, id) => {
      expect(readGlobalId(globalIdOf(typeName, id))).toEqual({ typeName, id });
    }),
  );
});

test('things of different types never share a global id', () => {
  expect(globalIdOf('Journey', '17')).not.toBe(globalIdOf('Violation', '17'));
});

test.each(['', '17', 'Journey:17', `${globalIdOf('Journey', '17')}=`, `${globalIdOf('Journey', '17')} `])(
  '%j is no global id',
  (text) => expect(readGlobalId(text)).toBeNull(),
);

test('a text that is longer than any global id is not read', () => {
  expect(readGlobalId(globalIdOf('Journey', '1'.repeat(1_000)))).toBeNull();
});
