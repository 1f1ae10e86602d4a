import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrCreateSecret } from './secrets';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine secrets '));
  dataDir = join(folder, 'data');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a secret is made once and stored', async () => {
  const pepper = await loadOrCreateSecret(dataDir, 'pepper');
  expect(pepper).toMatch(/^[0-9a-f]{64}$/);
  expect(await loadOrCreateSecret(dataDir, 'pepper')).toBe(pepper);
  expect(await loadOrCreateSecret(dataDir, 'other')).not.toBe(pepper);
});

test('nobody else can read a secret', async () => {
  await loadOrCreateSecret(dataDir, 'pepper');
  expect(statSync(join(dataDir, 'secrets')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'secrets', 'pepper')).mode & 0o777).toBe(0o600);
});

test('twenty starts at the same moment agree on one secret and leave no drafts', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateSecret(dataDir, 'pepper')));
  expect(new Set(made).size).toBe(1);
  expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['pepper']);
});

test('a damaged secret stops the start and is left as it is', async () => {
  await loadOrCreateSecret(dataDir, 'pepper');
  const path = join(dataDir, 'secrets', 'pepper');
  writeFileSync(path, 'cut');
  await expect(loadOrCreateSecret(dataDir, 'pepper')).rejects.toThrow(/damaged/);
  expect(readFileSync(path, 'utf8')).toBe('cut');
});
