import 'fake-indexeddb/auto';
import { EMPTY_LINE, extendedLine } from '@wakafine/domain/packed/route-line';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { buildJourney } from '../../../../test/journeys';
import { renderApp } from '../../../../test/render';
import { haveCrypto } from '../../../../test/stored';
import { clearLocalData } from '../../../lib/session/local-data';
import type { OwnJourney } from '../../../lib/offline/own-journey';
import { storeOwnJourney } from '../../../lib/offline/own-journeys';
import type { Receipt } from '../../../lib/offline/receipt';
import { confirmReceipt, storeReceipt } from '../../../lib/offline/receipts';
import { storeRoute } from '../../../lib/stored-routes/stored-routes';

const KEY = '6f8f7c1e-3f1a-4c55-9d8f-0a1b2c3d4e5f';
/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 20_000 };

beforeEach(async () => {
  haveCrypto();
  await clearLocalData();
});

const RECEIPT: Omit<Receipt, 'isStored'> = {
  ...{ key: KEY, accountId: VIEWER.id, vehicleType: 'CAR', registrationNumber: 'LT 000 WF' },
  ...{ category: 'PRIVATE', transportAgency: null, role: 'DRIVER' },
  ...{ startTime: '2026-11-22T06:12:00Z', endTime: '2026-11-22T07:03:00Z' },
  ...{ distanceKm: 30.84, averageSpeedKmh: 41.2, maxSpeedKmh: 58.9 },
  points: [0, 1, 2].map((index) => ({
    ...{ lat: 4.0511 + index * 0.01, lng: 9.7679, speedKmh: 45, zone: 'SAFE' as const },
    recordedAt: new Date(Date.parse('2026-11-22T06:12:00Z') + index * 60_000).toISOString(),
  })),
  ...{ storedAtMs: Date.parse('2026-11-22T07:03:05Z'), serverId: null, confirmedAtMs: null },
};

const OWN: OwnJourney = {
  ...{ clientId: KEY, accountId: VIEWER.id },
  start: { vehicleType: 'CAR', registrationNumber: 'LT 000 WF', category: 'PRIVATE', role: 'DRIVER' },
  ...{ startedAtMs: Date.parse(RECEIPT.startTime), endedAtMs: Date.parse(RECEIPT.endTime) },
  ...{ clockOffsetMs: 0, serverId: null, received: null, fault: null },
};

const onPhone = () => screen.findByRole('region', { name: 'On this phone' }, FIRST_COMPILED);
const serverList = (...nodes: object[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

it('shows a journey that only the phone has, with its figures and the mark that it is not confirmed', async () => {
  await storeReceipt(RECEIPT);
  serveApi({ viewer: VIEWER });
  const { container } = renderApp('/journeys');
  const row = within(await onPhone()).getByRole('link');
  expect(row).toHaveAttribute('href', `/journeys/${KEY}/receipt`);
  expect(row.textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /Douala.*07:12–08:03 · max 58 km\/h.*30.8 km.*51 min · LT 000 WF.*Not yet confirmed/,
  );
  expect(screen.queryByText('No Journeys Found')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('removes it from there once the server has confirmed it', async () => {
  await storeReceipt(RECEIPT);
  serveApi({ viewer: VIEWER, journeys: serverList(buildJourney(900)) });
  renderApp('/journeys');
  await onPhone();
  await act(() => confirmReceipt(KEY, '900'));
  expect(screen.queryByRole('region', { name: 'On this phone' })).not.toBeInTheDocument();
  expect(within(await screen.findByRole('list')).getByText('Confirmed')).toBeVisible();
});

it('shows a journey once that the server has without its last positions', async () => {
  await storeReceipt(RECEIPT);
  await storeOwnJourney({ ...OWN, serverId: '900' });
  serveApi({ viewer: VIEWER, journeys: serverList(buildJourney(900), buildJourney(899)) });
  renderApp('/journeys');
  await onPhone();
  expect(await screen.findByText('SW-899-CM')).toBeVisible();
  expect(screen.queryByText('SW-900-CM')).not.toBeInTheDocument();
});

it('lists an imported journey without figures, and one that the server refused', async () => {
  await storeOwnJourney(OWN);
  await storeOwnJourney({ ...OWN, clientId: `${KEY}1`, fault: 'BAD_USER_INPUT' });
  serveApi({ viewer: VIEWER });
  renderApp('/journeys');
  const list = within(await onPhone());
  expect(list.getByText('Refused by the server')).toBeVisible();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
});

it('shows nothing of another account', async () => {
  await storeReceipt({ ...RECEIPT, accountId: '999' });
  serveApi({ viewer: VIEWER });
  renderApp('/journeys');
  expect(await screen.findByText('No Journeys Found')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'On this phone' })).not.toBeInTheDocument();
});

it('shows the figures of the list and the stored route where the server does not answer', async () => {
  const journey = buildJourney(900);
  const points = RECEIPT.points.map(({ recordedAt, ...point }) => ({
    ...point,
    atMs: Date.parse(recordedAt),
  }));
  await storeRoute(VIEWER.id, '900', extendedLine(EMPTY_LINE, points).line);
  serveApi({
    viewer: VIEWER,
    journeys: serverList(journey),
    journey: () => refusal('INTERNAL'),
  });
  renderApp('/journeys');
  await userEvent.click(await screen.findByRole('link', { name: /SW-900-CM/ }, FIRST_COMPILED));
  expect(await screen.findByRole('slider', { name: 'Speed over time' }, FIRST_COMPILED)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'SW-900-CM' })).toBeVisible();
  expect(screen.getByText(/^2.violations$/)).toBeVisible();
  expect(screen.queryByText('No violations. Well driven.')).not.toBeInTheDocument();
});
