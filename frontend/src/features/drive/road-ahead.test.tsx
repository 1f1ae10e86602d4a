import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../test/api';
import { buildPhone, buildServer, sendNow, startJourney } from '../../../test/drive';
import { roadPackText } from '../../../test/road-pack';
import { clearLocalData } from '../../lib/session/local-data';

/** Units of a degree of the lines of segments. */
const PER_DEGREE = 100_000;
const DEGREE_M = 111_195;
/** A road due north through the place where the drive begins, in pieces of 5 km. */
const SEGMENTS = [0, 1, 2].map((piece) => ({
  ...{ id: `N9-00${piece + 1}`, road: 'N9', roads: ['N9'], fromKm: 5 * piece, toKm: 5 * piece + 5 },
  ...{ lengthM: 5_004, uncertaintyM: 1_500, towns: [], isInTown: false },
  line: [4.04 * PER_DEGREE + piece * 4_500, 9.7 * PER_DEGREE, 4_500, 0],
}));

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

async function driveOn(text: string) {
  const phone = buildPhone();
  const { api } = buildServer({}, { roadPack: text, hazards: () => refusal('INTERNAL') });
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  // Pages fetch the pack once they are at rest.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  return { phone, api };
}

it('warns of a dangerous stretch 800 m before it begins, by word and voice, in its direction only', async () => {
  const text = roadPackText({
    segments: SEGMENTS,
    stretches: [
      { direction: 'ALONG', segments: ['N9-002'] },
      { direction: 'AGAINST', segments: ['N9-001'] },
    ],
  });
  const { phone } = await driveOn(text);
  // From 1.1 km of the first segment to 4.1 km.
  phone.drive(60, 174);
  const stage = within(await screen.findByRole('region', { name: 'Driving' }));
  expect(stage.queryByText('Dangerous stretch')).not.toBeInTheDocument();
  phone.drive(60, 12);
  expect(await stage.findByText('Dangerous stretch')).toBeVisible();
  expect(stage.getByText('5 km long')).toBeVisible();
  expect(stage.getByText(/^(800|750|700)\sm$/)).toBeVisible();
  expect(await screen.findByText('Dangerous stretch ahead, 5 kilometres.')).toBeInTheDocument();
  phone.drive(60, 60);
  expect(stage.queryByText('Dangerous stretch')).not.toBeInTheDocument();
});

it('without a network warns of the hazards of the pack', async () => {
  const hazard = { id: '31', hazardType: 'FLOOD' as const, severity: 'HIGH' as const, occurredAtMs: 0 };
  const text = roadPackText({ hazards: [{ ...hazard, lat: 4.05 + 900 / DEGREE_M, lng: 9.7 }] });
  const { phone, api } = await driveOn(text);
  phone.drive(40, 10);
  const stage = within(await screen.findByRole('region', { name: 'Driving' }));
  expect(stage.queryByText('Flood')).not.toBeInTheDocument();
  api.goOffline();
  sendNow();
  phone.drive(40, 8);
  expect(await stage.findByText('Flood')).toBeVisible();
  expect(await screen.findByText(/^Flood in (700|750) metres\.$/)).toBeInTheDocument();
});
