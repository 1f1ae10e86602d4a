import { expect, test } from '@jest/globals';
import { lockedPackages, sbomOf } from './sbom.mjs';

const LOCK = {
  name: 'wakafine',
  version: '0.1.0',
  packages: {
    '': { name: 'wakafine', version: '0.1.0' },
    backend: { name: '@wakafine/backend', version: '0.1.0' },
    'node_modules/@wakafine/backend': { resolved: 'backend', link: true },
    'node_modules/pg': {
      version: '8.1.0',
      resolved: 'https://registry.example/pg-8.1.0.tgz',
      integrity: 'sha512-AAEC',
      license: 'MIT',
    },
    'node_modules/jest': { version: '30.0.0', dev: true, license: 'SEE LICENSE IN COPYING' },
    'backend/node_modules/jest': { version: '30.0.0' },
    'node_modules/@scope/name': { version: '1.0.0+build', dev: true },
    'node_modules/ts7': { name: 'typescript', version: '7.0.2', dev: true, license: '(MIT OR Apache-2.0)' },
  },
};

test('every package of a registry is there once, and none of our own', () => {
  expect(lockedPackages(LOCK).map(({ name, version, isDev }) => [name, version, isDev])).toEqual([
    ['@scope/name', '1.0.0+build', true],
    ['jest', '30.0.0', false],
    ['pg', '8.1.0', false],
    ['typescript', '7.0.2', true],
  ]);
});

test('the bill names version, hash, licence, origin and whether the service runs with it', () => {
  const serial = '3f2b8a52-7a7e-4a5c-9a53-0d4c4f3f1d11';
  const bill = sbomOf(LOCK, { serial, at: new Date('2026-11-22T12:00:00Z') });
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    metadata: { timestamp: '2026-11-22T12:00:00.000Z', component: { name: 'wakafine' } },
  });
  const [scoped, jest, pg, typescript] = bill.components;
  expect(pg).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/pg@8.1.0',
    name: 'pg',
    version: '8.1.0',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: '000102' }],
    licenses: [{ expression: 'MIT' }],
    purl: 'pkg:npm/pg@8.1.0',
    externalReferences: [{ type: 'distribution', url: 'https://registry.example/pg-8.1.0.tgz' }],
  });
  expect(scoped).toMatchObject({
    purl: 'pkg:npm/%40scope/name@1.0.0%2Bbuild',
    scope: 'excluded',
    licenses: [],
  });
  expect(jest.licenses).toEqual([{ license: { name: 'SEE LICENSE IN COPYING' } }]);
  expect(typescript.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }]);
});
