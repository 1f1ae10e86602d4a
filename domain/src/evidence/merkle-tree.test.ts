import fc from 'fast-check';
import { fromHex, toHex, utf8 } from './bytes';
import {
  consistencyRanges,
  foldSubtrees,
  inclusionRanges,
  isConsistent,
  leafHash,
  rootByInclusion,
  rootOf,
  subtreesOf,
} from './merkle-tree';
import type { LeafRange } from './merkle-tree';

/** The leaves and roots that the reference code of Certificate Transparency tests with (merkle_tree_test.cc). */
const LEAVES = [
  ...['', '00', '10', '2021', '3031', '40414243'],
  ...['5051525354555657', '606162636465666768696a6b6c6d6e6f'],
].map((hex) => leafHash(fromHex(hex) ?? utf8('')));
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const SECOND = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7';
const THIRD_AND_FOURTH = '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e';
const LAST_FOUR = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4';

const hashOf = (leaves: readonly Uint8Array[], { from, until }: LeafRange): Uint8Array =>
  rootOf(leaves.slice(from, until));
const inclusion = (leaves: readonly Uint8Array[], index: number): Uint8Array[] =>
  inclusionRanges(index, leaves.length).map((range) => hashOf(leaves, range));
const consistency = (leaves: readonly Uint8Array[], oldSize: number): Uint8Array[] =>
  consistencyRanges(oldSize, leaves.length).map((range) => hashOf(leaves, range));

test.each(ROOTS.map((root, size) => [size, root] as const))(
  'a tree of %i leaves has its root',
  (size, root) => {
    expect(toHex(rootOf(LEAVES.slice(0, size)))).toBe(root);
  },
);

test('proofs are those of the reference code', () => {
  expect(inclusion(LEAVES, 0).map(toHex)).toEqual([SECOND, THIRD_AND_FOURTH, LAST_FOUR]);
  expect(consistency(LEAVES, 1).map(toHex)).toEqual([SECOND, THIRD_AND_FOURTH, LAST_FOUR]);
  expect(consistency(LEAVES, 6).map(toHex)).toEqual([
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    ROOTS[4],
  ]);
  expect(consistency(LEAVES.slice(0, 5), 2).map(toHex)).toEqual([
    THIRD_AND_FOURTH,
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  ]);
});

const leavesOf = (count: number): Uint8Array[] =>
  Array.from({ length: count }, (_, at) => leafHash(utf8(`leaf ${at}`)));
const sized = fc.integer({ min: 1, max: 140 });

test('every leaf of every tree is proven, and no other hash, place or size', () => {
  fc.assert(
    fc.property(sized, fc.nat(), fc.nat(), (size, drawn, other) => {
      const leaves = leavesOf(size);
      const index = drawn % size;
      const leaf = leaves[index] ?? leafHash(utf8(''));
      const proof = inclusion(leaves, index);
      const root = toHex(rootOf(leaves));
      const rootAt = (of: Partial<Parameters<typeof rootByInclusion>[0]>): string | null => {
        const found = rootByInclusion({ leaf, index, size, proof, ...of });
        return found === null ? null : toHex(found);
      };
      expect(rootAt({})).toBe(root);
      expect(rootAt({ leaf: leafHash(utf8('another')) })).not.toBe(root);
      expect(rootAt({ index: size })).toBeNull();
      expect(rootAt({ index: 0.5 })).toBeNull();
      expect(rootAt({ proof: [...proof, leaf] })).toBeNull();
      expect(rootAt({ proof: proof.slice(1) })).toBe(size === 1 ? root : null);
      if (other % size !== index) {
        expect(rootAt({ index: other % size })).not.toBe(root);
      }
    }),
  );
});

test('every beginning of every tree is proven, and no other root', () => {
  fc.assert(
    fc.property(sized, fc.nat(), fc.nat(), (size, drawn, bent) => {
      const leaves = leavesOf(size);
      const oldSize = drawn % (size + 1);
      const proof = consistency(leaves, oldSize);
      const old = { size: oldSize, root: rootOf(leaves.slice(0, oldSize)) };
      const later = { size, root: rootOf(leaves) };
      expect(isConsistent(old, later, proof)).toBe(true);
      const foreign = leafHash(utf8('another'));
      expect(isConsistent({ ...old, root: foreign }, later, proof)).toBe(false);
      if (oldSize > 0) {
        expect(isConsistent(old, { ...later, root: foreign }, proof)).toBe(false);
      }
      expect(isConsistent(old, later, [...proof, foreign])).toBe(false);
      if (proof.length > 0) {
        const changed = proof.map((hash, at) => (at === bent % proof.length ? foreign : hash));
        expect(isConsistent(old, later, changed)).toBe(false);
        expect(isConsistent(old, later, proof.slice(1))).toBe(false);
      }
    }),
  );
});

test('a later tree is not the beginning of an earlier one', () => {
  const leaves = leavesOf(5);
  const [small, large] = [
    { size: 3, root: rootOf(leaves.slice(0, 3)) },
    { size: 5, root: rootOf(leaves) },
  ];
  expect(isConsistent(large, small, [])).toBe(false);
});

test('the hash of a range is that of its complete subtrees together', () => {
  fc.assert(
    fc.property(sized, fc.nat(), (size, drawn) => {
      const leaves = leavesOf(size);
      const ranges = [
        { from: 0, until: size },
        ...inclusionRanges(drawn % size, size),
        ...consistencyRanges(drawn % size, size),
      ];
      for (const range of ranges) {
        const hashes = subtreesOf(range).map(({ level, index }) =>
          hashOf(leaves, { from: index * 2 ** level, until: (index + 1) * 2 ** level }),
        );
        expect(toHex(foldSubtrees(hashes))).toBe(toHex(hashOf(leaves, range)));
      }
    }),
  );
});
