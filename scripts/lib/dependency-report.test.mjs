import { expect, test } from '@jest/globals';
import { ageMonths, directDependencies, readAudit, reportOf } from './dependency-report.mjs';

const NOW = new Date('2026-11-22T12:00:00Z');

test('direct dependencies are those that a workspace asks for, with the locked version', () => {
  const packages = {
    '': { devDependencies: { jest: '^30.0.0', ts7: 'npm:typescript@7.0.2' } },
    backend: { dependencies: { pg: '8.1.0', '@wakafine/domain': '*' } },
    'node_modules/@wakafine/domain': { resolved: 'domain', link: true },
    'node_modules/jest': { version: '30.5.2', dependencies: { inner: '1' } },
    'node_modules/inner': { version: '1.0.0' },
    'node_modules/ts7': { name: 'typescript', version: '7.0.2' },
    'node_modules/pg': { version: '8.1.0' },
  };
  expect(directDependencies({ packages })).toEqual([
    { name: 'jest', version: '30.5.2' },
    { name: 'pg', version: '8.1.0' },
    { name: 'typescript', version: '7.0.2' },
  ]);
});

test.each([
  [{ '1.0.0': '2024-11-20T00:00:00Z' }, 24],
  [{ '1.0.0': '2026-11-21T00:00:00Z' }, 0],
  [{ '1.0.0': '2027-01-01T00:00:00Z' }, 0],
  [{ '2.0.0': '2020-01-01T00:00:00Z' }, null],
  [{ '1.0.0': 'yesterday' }, null],
  [undefined, null],
])('by %j version 1.0.0 is %p months old', (times, months) => {
  expect(ageMonths(times, '1.0.0', NOW)).toBe(months);
});

test.each(['', 'npm error audit endpoint returned an error', '{"message":"405 Method Not Allowed"}', 'null'])(
  'an audit that prints %p has reached no source, which is no all-clear',
  (printed) => {
    const audit = readAudit(printed);
    expect(audit).toEqual({ isReachable: false, found: [] });
    const { lines, hasFailed } = reportOf({ dependencies: [], audit });
    expect(hasFailed).toBe(false);
    expect(lines.join()).toContain('says nothing about known vulnerabilities');
  },
);

test.each([
  ['moderate', false],
  ['high', true],
  ['critical', true],
])('an advisory that is %s fails the report: %p', (severity, hasFailed) => {
  const vulnerabilities = { pg: { name: 'pg', severity, range: '<8.2.0', via: [] } };
  const audit = readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }));
  const report = reportOf({ dependencies: [], audit });
  expect(report.hasFailed).toBe(hasFailed);
  expect(report.lines).toContain(`  pg <8.2.0: ${severity}`);
});

test('old dependencies come oldest first, and those without a date are counted', () => {
  const dependencies = [
    { name: 'new', version: '1.0.0', months: 3 },
    { name: 'old', version: '1.0.0', months: 24 },
    { name: 'older', version: '2.0.0', months: 80 },
    { name: 'undated', version: '1.0.0', months: null },
  ];
  const { lines } = reportOf({ dependencies, audit: { isReachable: true, found: [] } });
  expect(lines).toEqual([
    '4 direct dependencies; 2 of them published 24 months ago or longer.',
    '  older 2.0.0: 80 months',
    '  old 1.0.0: 24 months',
    'The registry gave no date for 1 of them.',
    '0 packages with known advisories, 0 of them high or critical.',
  ]);
});
