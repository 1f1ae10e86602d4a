import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { buildDetailedViolation, buildViolationPage } from '../../../../test/violations';

const GOLDEN = JSON.parse(
  readFileSync(join(__dirname, '../../../../../domain/src/evidence/golden-evidence.json'), 'utf8'),
);
const VERIFY = `/verify/${GOLDEN.proofId}#key`;
/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 20_000 };

/** Opens an own violation whose record the server answers so; null: it can't be reached. */
async function openOwn(record: object | null, over: object = {}) {
  const violation = buildDetailedViolation({ verifyPath: VERIFY, ...over });
  serveApi({ viewer: VIEWER, violation, violations: buildViolationPage([violation], 1, null) });
  const { fetch: others } = globalThis;
  const text = JSON.stringify({ writtenAt: '2026-11-22T11:37:00.000Z', ...record });
  globalThis.fetch = (async (...args: Parameters<typeof fetch>) => {
    if (!String(args[0]).startsWith('/api/evidence/')) {
      return others(...args);
    }
    if (record === null) {
      throw new TypeError('Failed to fetch');
    }
    return { ok: true, status: 200, text: () => Promise.resolve(text) };
  }) as typeof fetch;
  renderApp('/violations/12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Violation Details' }, FIRST_COMPILED));
  await dialog.findByRole('heading', { name: 'How sure is it?' });
  return dialog;
}

it('draws the sealed speeds with the limit, and gives each second as a table', async () => {
  const dialog = await openOwn(GOLDEN);
  const picture = await dialog.findByRole('img', { name: /^Speed from .* at least 71 km\/h\. Limit 60\.$/ });
  expect(picture).toBeVisible();
  expect(dialog.getByText(/^We measured 74 on average in the striped 30 s\. We take off 3/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Show as table' }));
  const table = within(dialog.getByRole('table', { name: 'Your speed, km/h' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => row.textContent?.endsWith('striped')).length).toBeGreaterThanOrEqual(10);
  await userEvent.click(dialog.getByRole('button', { name: 'Show as chart' }));
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
});

it('says in words how sure it is, and leads to the check', async () => {
  const dialog = await openOwn(GOLDEN, { grade: 'A' });
  expect(dialog.getByText('Grade A: strong')).toBeVisible();
  expect(await dialog.findByText(/\d+ of \d+ positions were good\.$/)).toBeVisible();
  expect(dialog.getByText('Sealed, unchanged')).toBeVisible();
  expect(dialog.getByText(/^Sealed .* In the public log, entry \d+\.$/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Check the proof' })).toHaveAttribute('href', VERIFY);
});

it.each([
  ['ALTERED', 'Altered: it is not the sealed record'],
  ['WITHDRAWN', 'Genuine, and taken back'],
  ['NOT_INCLUDED', 'Sealed, in the public log within a minute'],
])('names the state %s of its seal', async (status, name) => {
  const dialog = await openOwn({ ...GOLDEN, status });
  expect(await dialog.findByText(name)).toBeVisible();
});

it('says that the chart comes once the positions are sealed', async () => {
  const { fixes, ...parts } = GOLDEN.parts;
  const dialog = await openOwn({
    ...GOLDEN,
    parts: { ...parts, fixes: { ...fixes, salt: null, body: null } },
  });
  expect(await dialog.findByText(/^The positions are sealed about a minute after the end/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
});

it('leaves the sentence where the record can not be fetched', async () => {
  const dialog = await openOwn(null);
  expect(await dialog.findByText(/^The chart needs a network/)).toBeVisible();
  expect(dialog.getByText('The seal could not be looked up')).toBeVisible();
  expect(dialog.getByText('At least 71 km/h over 30 s. Limit 60 (Edéa, town).')).toBeVisible();
});

it('has no chart and no seal where no record exists', async () => {
  const dialog = await openOwn(GOLDEN, { verifyPath: null });
  expect(dialog.queryByText('Your speed, km/h')).not.toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: 'Check the proof' })).not.toBeInTheDocument();
});

it('has no fault that a machine can find', async () => {
  const dialog = await openOwn(GOLDEN);
  await dialog.findByRole('img', { name: /^Speed from/ });
  expect(await axe(await screen.findByRole('dialog', { name: 'Violation Details' }))).toHaveNoViolations();
});
