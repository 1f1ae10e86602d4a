import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { buildAlert, buildJourney, buildViolation } from '../../../../test/journeys';
import { renderApp } from '../../../../test/render';
import { clearLocalData } from '../../../lib/session/local-data';
import type { Receipt } from '../../../lib/offline/receipt';
import { confirmReceipt, storeReceipt } from '../../../lib/offline/receipts';

const KEY = '6f8f7c1e-3f1a-4c55-9d8f-0a1b2c3d4e5f';
const VERIFY = `/verify/${'0123456789abcdef'.repeat(2)}`;
/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 20_000 };

beforeEach(async () => {
  await clearLocalData();
});

/** 60 points northwards from Douala, 22 m apart; the second half in the caution zone. */
function buildReceipt(over: Partial<Receipt> = {}): Omit<Receipt, 'isStored'> {
  const points = Array.from({ length: 61 }, (_, index) => ({
    ...{ lat: 4.0511 + index * 0.0002, lng: 9.7679, speedKmh: index === 0 ? null : 45 },
    recordedAt: new Date(Date.parse('2026-11-22T06:12:00Z') + index * 1_000).toISOString(),
    zone: index === 0 ? null : index <= 30 ? ('SAFE' as const) : ('CAUTION' as const),
  }));
  return {
    ...{ key: KEY, accountId: VIEWER.id, vehicleType: 'CAR', registrationNumber: 'LT 000 WF' },
    ...{ category: 'PRIVATE', transportAgency: null, role: 'DRIVER' },
    ...{ startTime: '2026-11-22T06:12:00Z', endTime: '2026-11-22T11:36:00Z' },
    ...{ distanceKm: 241.6, averageSpeedKmh: 49.6, maxSpeedKmh: 84.9, points },
    ...{ storedAtMs: Date.parse('2026-11-22T11:36:05Z'), serverId: null, confirmedAtMs: null },
    ...over,
  };
}

const main = () => within(screen.getByRole('main'));
const texts = () => screen.getByRole('main').textContent?.replaceAll('\u00a0', ' ');
const title = () => screen.findByRole('heading', { level: 1 }, FIRST_COMPILED);

async function openConfirmed(over: object = {}) {
  const journey = { ...buildJourney(900), ...over };
  const api = serveApi({ viewer: VIEWER, journey });
  renderApp('/journeys/900/receipt');
  await screen.findByText('Confirmed by server', {}, FIRST_COMPILED);
  return api;
}

it('shows what the phone measured while the server does not have it, and says that nothing is judged', async () => {
  await storeReceipt(buildReceipt());
  serveApi({ viewer: VIEWER });
  renderApp(`/journeys/${KEY}/receipt`);
  expect(await title()).toHaveTextContent(/Douala/);
  expect(main().getByText('Receipt, not confirmed yet')).toBeVisible();
  expect(main().getByText('Saved on this phone')).toBeVisible();
  expect(main().getByText('On its way to the server')).toBeVisible();
  expect(texts()).toContain('241.6 km');
  expect(texts()).toContain('5 h 24 min');
  expect(texts()).toContain('time, moving 4 h 52 min');
  expect(texts()).toContain('49 km/h');
  expect(texts()).toContain('84 km/h');
  const zones = within(main().getByRole('list', { name: 'Distance by zone' })).getAllByRole('listitem');
  expect(zones.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Safe under 500.7 km',
    'Caution 50 to 590.7 km',
    'Warning 60 to 690 m',
    'Danger 70 and more0 m',
  ]);
  expect(main().getByRole('heading', { name: 'Violations are not counted yet' })).toBeVisible();
  expect(main().queryByText(/No violations/)).not.toBeInTheDocument();
});

it('shows the server’s word as soon as it has the whole journey', async () => {
  await storeReceipt(buildReceipt());
  serveApi({ viewer: VIEWER, journey: buildJourney(900) });
  renderApp(`/journeys/${KEY}/receipt`);
  await screen.findByText('On its way to the server', {}, FIRST_COMPILED);
  await act(() => confirmReceipt(KEY, '900'));
  expect(await main().findByText('Confirmed by server')).toBeVisible();
  expect(main().getByRole('heading', { name: /^2.violations$/ })).toBeVisible();
});

it('shows the figures, the way by zone and both proofs of a journey that is confirmed', async () => {
  await storeReceipt(buildReceipt());
  await confirmReceipt(KEY, '900');
  await openConfirmed({ alerts: [buildAlert({}), buildAlert({})] });
  expect(await title()).toHaveTextContent(/Douala/);
  expect(await title()).toHaveFocus();
  expect(document.title).toMatch(/^Receipt, .*Douala.* · WakaFine$/);
  expect(main().getByText('Receipt 900')).toBeVisible();
  expect(main().getByText('Saved on this phone')).toBeVisible();
  expect(texts()).toContain('13.4 km');
  expect(texts()).toContain('6 h 24 min');
  expect(texts()).toContain('111 km/h');
  const zones = within(main().getByRole('list', { name: 'Distance by zone' }));
  expect(zones.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Safe under 50/),
      expect.stringMatching(/^Danger 70 and more/),
    ]),
  );
  expect(main().getByRole('heading', { name: /^2.violations$/ })).toBeVisible();
  expect(main().getByText('Counts')).toBeVisible();
  expect(main().getByRole('heading', { name: '2 alerts' })).toBeVisible();
  expect(main().getByText('Coaching only')).toBeVisible();
});

it('leads from each violation to its details, and by the QR code of the gravest to its check', async () => {
  await openConfirmed({
    violations: [
      buildViolation({
        id: '1',
        startedAt: '2026-11-14T06:00:00Z',
        severity: 'CAUTION',
        speedKmh: 70,
        verifyPath: `${VERIFY.slice(0, -1)}0#a`,
      }),
      buildViolation({
        id: '2',
        startedAt: '2026-11-14T09:00:00Z',
        severity: 'DANGER',
        speedKmh: 99,
        verifyPath: `${VERIFY}#key`,
      }),
      buildViolation({ id: '3', startedAt: '2026-11-14T09:30:00Z', isWithdrawn: true, speedKmh: 66 }),
    ],
  });
  const links = main().getAllByRole('link', { name: /^At least 71/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/violations/1', '/violations/2']);
  expect(await main().findByRole('img', { name: /^QR code/ })).toBeVisible();
  const address = main().getByRole('link', { name: new RegExp(VERIFY) });
  // The key opens place and hour: it is in the code, and never in a line that others read.
  expect(address).toHaveTextContent(`${window.location.host}${VERIFY}`);
  expect(address).toHaveAttribute('href', `${VERIFY}#key`);
  expect(main().getByText(/The PDF has one more/)).toBeVisible();
});

it('has no QR code where nothing was sealed', async () => {
  await openConfirmed({ violations: [], violationCount: 0 });
  expect(main().getByRole('heading', { name: 'No violations' })).toBeVisible();
  expect(main().getByRole('heading', { name: 'No alerts' })).toBeVisible();
  expect(main().queryByText('Anyone can check this')).not.toBeInTheDocument();
  expect(main().getByText('Not saved on this phone')).toBeVisible();
});

it('closes to the first page', async () => {
  await openConfirmed();
  await userEvent.click(main().getByRole('button', { name: 'Close the receipt' }));
  expect(await screen.findByRole('heading', { name: 'Ready to Track Your Journey' })).toBeVisible();
});

it('says that there is no such receipt', async () => {
  serveApi({ viewer: VIEWER, journey: () => refusal('NOT_FOUND') });
  renderApp('/journeys/901/receipt');
  expect(await screen.findByText('The receipt could not be loaded.', {}, FIRST_COMPILED)).toBeVisible();
});

it('says when this phone makes no picture, and offers none', async () => {
  // jsdom has no canvas, as the oldest browsers.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await openConfirmed();
  await userEvent.click(main().getByRole('button', { name: 'Share receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Share receipt' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('could not make the picture');
  expect(sheet.getByRole('button', { name: 'Save picture' })).toBeDisabled();
});

it('has no fault that a machine can find', async () => {
  await openConfirmed({ alerts: [buildAlert({})] });
  await waitFor(async () => expect(await axe(screen.getByRole('main'))).toHaveNoViolations());
});
