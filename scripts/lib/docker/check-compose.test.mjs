import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { checkCompose, hardeningFaults } from './check-compose.mjs';

/** Jest runs in the folder of the repository. */
const inRoot = (name) => join(process.cwd(), name);

const COMPOSE = readFileSync(inRoot('docker-compose.yml'), 'utf8');
const readCompose = (source) => parse(source, { merge: true });
const EXAMPLE = readFileSync(inRoot('.env.example'), 'utf8');

test('the compose file is without a fault', () => {
  expect(checkCompose(COMPOSE, readCompose(COMPOSE), EXAMPLE)).toEqual([]);
});

test('a service without one of the safeguards is reported', () => {
  const { services } = readCompose(COMPOSE);
  const keys = [
    ...['read_only', 'cap_drop', 'security_opt', 'user', 'mem_limit', 'cpus', 'pids_limit', 'logging'],
    ...['healthcheck', 'restart', 'networks'],
  ];
  for (const [name, service] of Object.entries(services)) {
    expect(hardeningFaults(name, service)).toEqual([]);
    for (const key of keys) {
      expect([name, key, hardeningFaults(name, { ...service, [key]: undefined }).length]).toEqual([
        name,
        key,
        1,
      ]);
    }
  }
});

test('root, privileges and rights of the kernel are refused', () => {
  expect(hardeningFaults('app', { user: '0:0', cap_add: [] })).toContain('app lacks a user');
  expect(hardeningFaults('app', { cap_add: ['SYS_ADMIN'] })).toContain('app lacks no other rights');
  expect(hardeningFaults('app', { privileged: true })).toContain('app lacks no more of the host');
  expect(hardeningFaults('app', { network_mode: 'host' })).toContain('app lacks no more of the host');
});

test('a fault in the file is reported by its place', () => {
  const broken = COMPOSE.replace('- backups:/backups\n', '- elsewhere:/backups\n').replace(
    '${LOG_LEVEL:-}',
    '${LOUDNESS:-}',
  );
  expect(checkCompose(broken, readCompose(broken), EXAMPLE)).toEqual([
    '.env.example does not explain LOUDNESS',
    'backup uses the volume elsewhere, which is not declared',
  ]);
});
