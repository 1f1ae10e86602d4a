import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webcrypto } from 'node:crypto';
import { fromBase64, toBase64, utf8 } from '@wakafine/domain/evidence/bytes';
import { canonicalJson } from '@wakafine/domain/evidence/canonical-json';
import { partHash } from '@wakafine/domain/evidence/record';
import { serveApi } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { openPaper } from '../../lib/evidence/open-paper';

const read = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../../../domain/src/evidence', name), 'utf8'));
const GOLDEN = read('golden-evidence.json');
/** The command is tried on the same. */
const VARIANTS: readonly Variant[] = read('golden-variants.json');

interface Variant {
  readonly name: string;
  readonly outcome: 'GOOD' | 'ALTERED' | 'NOT_INCLUDED';
  /** New values by their paths in the record. */
  readonly changes: Readonly<Record<string, unknown>>;
}

function changed(changes: Variant['changes']) {
  const record = structuredClone(GOLDEN);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    names.reduce((part, name) => part[name], record)[last] = value;
  }
  return record;
}
const PATH = `/verify/${GOLDEN.proofId}`;

beforeAll(() => {
  // What browsers have and jsdom lacks.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => window.localStorage.clear());

/** Serves a record beside everything else that the app asks for. */
function serveProof(proof: object | null): void {
  serveApi({});
  const { fetch: others } = globalThis;
  const text = JSON.stringify({ writtenAt: '2026-11-22T11:37:00.000Z', paper: null, ...proof });
  globalThis.fetch = (async (...args: Parameters<typeof fetch>) =>
    String(args[0]).startsWith('/api/evidence/')
      ? { ok: proof !== null, status: proof === null ? 404 : 200, text: () => Promise.resolve(text) }
      : others(...args)) as typeof fetch;
}

test.each([
  ['Valid', {}],
  ['Withdrawn', { status: 'WITHDRAWN' }],
  ['Not yet included', { status: 'NOT_INCLUDED', inclusion: null, checkpoint: null }],
  ['Altered', { commitment: '0'.repeat(64) }],
  ['Altered', { status: 'ALTERED' }],
  ['Altered', { checkpoint: GOLDEN.checkpoint.replace('time 1795', 'time 1796') }],
])('a record is said to be %s where the browser finds so: %j', async (word, change) => {
  serveProof({ ...GOLDEN, ...change });
  const { container } = renderApp(PATH);
  const heading = await screen.findByRole('heading', { level: 1, name: word });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/Record 0011-2233/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What this page can say' })).toBeVisible();
  expect(screen.queryAllByRole('heading', { name: 'What it does not prove' })).toHaveLength(
    word === 'Altered' ? 0 : 1,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('who may see the positions sees what they prove once more', async () => {
  serveProof(GOLDEN);
  renderApp(PATH);
  const again = /^By rule \S+, which made the record and is the newest: at least 79 km\/h, as sealed\.$/;
  expect(await screen.findByText(again)).toBeVisible();
  expect(screen.getByText('Entry 6 of 64. Entries can only be added.')).toBeVisible();
});

test.each(VARIANTS)('the page finds $name $outcome, as the command does', async ({ outcome, changes }) => {
  serveProof(changed(changes));
  renderApp(PATH);
  const words = { GOOD: 'Valid', ALTERED: 'Altered', NOT_INCLUDED: 'Not yet included' };
  expect(await screen.findByRole('heading', { level: 1, name: words[outcome] })).toBeVisible();
});

test('a record of an old rule is judged by that, where it is known, and by the newest, and both are shown', async () => {
  serveProof(changed({ 'parts.rule.body.version': '1999.1' }));
  renderApp(PATH);
  expect(await screen.findByText(/^By rule 1999\.1, which made the record: not known/)).toBeVisible();
  expect(screen.getByText(/^By rule \S+, the newest: at least 79 km\/h, as sealed\.$/)).toBeVisible();
});

test('a number that belongs to nothing is said to', async () => {
  serveProof(null);
  renderApp(PATH);
  expect(await screen.findByRole('heading', { name: 'No record has this number' })).toBeVisible();
});

/** A paper sealed by a key, and the part of a record that it belongs to. */
async function sealPaper(over: object = {}) {
  const body = {
    ...{ latE4: 38012, lngE4: 101287, headingDeg: 90, hourUs: 3_600_000_000 },
    ...{ limitKmh: 60, limitPlace: 'Edéa', ...over },
  };
  const part = { salt: 'ab'.repeat(32), body };
  const key = new Uint8Array(16).fill(7);
  const nonce = new Uint8Array(12).fill(9);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const text = Uint8Array.from(utf8(canonicalJson(part)));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, cipher, text));
  return {
    whole: toBase64(Uint8Array.from([...nonce, ...sealed])),
    digest: partHash(part),
    keyText: toBase64(key).replace('==', ''),
  };
}

test('the key on the paper opens what was sealed, and no other key does', async () => {
  const { whole, digest, keyText } = await sealPaper();
  const file = { ...GOLDEN, parts: { paper: { digest, salt: null, body: null } } };
  const opened = await openPaper(file, { sealed: whole, key: keyText });
  expect(opened).toMatchObject({ lat: 3.8012, lng: 10.1287, limitKmh: 60, limitPlace: 'Edéa' });
  expect(opened?.hash).toBe(digest);
  expect(await openPaper(file, { sealed: whole, key: `A${keyText.slice(1)}` })).toBeNull();
  expect(await openPaper(file, { sealed: whole, key: '' })).toBeNull();
  expect(await openPaper({ ...GOLDEN, parts: {} }, { sealed: whole, key: keyText })).toBeNull();
  expect(fromBase64(whole)?.length).toBeGreaterThan(28);
});

test('what the key opens and was not sealed is Altered, and stands beside the fingerprint of what was', async () => {
  const { whole, keyText } = await sealPaper({ limitKmh: 80 });
  const { digest } = await sealPaper();
  serveProof({
    ...GOLDEN,
    parts: { ...GOLDEN.parts, paper: { digest, salt: null, body: null } },
    paper: whole,
  });
  renderApp(`${PATH}#${keyText}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Altered' })).toBeVisible();
  expect(screen.getByText('80 km/h (Edéa)')).toBeVisible();
  expect(screen.getByText(/^Only its fingerprint: /)).toBeVisible();
  expect(screen.getByText('The fingerprint does not fit')).toBeVisible();
  expect(screen.getByText(/^Given: .* Sealed: /)).toBeVisible();
});

test('a key that opens nothing has another sentence than a paper that is not there yet', async () => {
  const { whole } = await sealPaper();
  serveProof({ ...GOLDEN, paper: whole });
  const { unmount } = renderApp(`${PATH}#AAAAAAAAAAAAAAAAAAAAAA`);
  expect(await screen.findByText(/^The address lacks the key on the paper/)).toBeVisible();
  unmount();
  serveProof({ ...GOLDEN, paper: null });
  renderApp(`${PATH}#AAAAAAAAAAAAAAAAAAAAAA`);
  expect(await screen.findByText(/can be opened about a minute after the end/)).toBeVisible();
});
