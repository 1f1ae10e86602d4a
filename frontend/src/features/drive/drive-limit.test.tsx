import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { buildJourney, buildPhone, buildServer, startJourney } from '../../../test/drive';
import { buildTownLimit, packText } from '../../../test/limits';
import { roadPackText } from '../../../test/road-pack';
import { clearLocalData } from '../../lib/session/local-data';

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

/** A journey under the limits of a pack, driven until the sign says what is to be said of them. */
async function driveUnder(
  limitText: string,
  sign: string,
  { speedKmh = 46.5, ...journey }: { speedKmh?: number } & Record<string, unknown> = {},
) {
  const phone = buildPhone();
  const server = buildServer({}, { roadPack: roadPackText({ limitText }) }, buildJourney(journey));
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  const driving = setInterval(() => phone.drive(speedKmh, 1), 200);
  await screen.findByRole('img', { name: sign }).finally(() => clearInterval(driving));
  phone.drive(speedKmh, 6);
  return { phone, ...server, stage: within(screen.getByRole('region', { name: 'Driving' })) };
}

const alerts = () => screen.getByRole('alert', { name: 'Speed alerts' });

it.each([
  // What this page has opened once stays open, so that this one is the first.
  ['before there are limits', null, 'CAR'],
  ['in a train', packText([buildTownLimit()]), 'TRAIN'],
])('shows no sign %s', async (_where, limitText, vehicleType) => {
  const phone = buildPhone();
  buildServer(
    {},
    limitText === null ? {} : { roadPack: roadPackText({ limitText }) },
    buildJourney({ vehicleType }),
  );
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  phone.drive(46, 8);
  const stage = within(screen.getByRole('region', { name: 'Driving' }));
  expect(stage.getByText('Waka fine.')).toBeVisible();
  expect(stage.queryByRole('img')).not.toBeInTheDocument();
});

it('shows the limit in force as a sign with its place, and is calm below it', async () => {
  const { stage } = await driveUnder(packText([buildTownLimit()]), 'Limit\u00a060 (Edéa, town)');
  expect(stage.getByRole('img', { name: 'Limit\u00a060 (Edéa, town)' })).toHaveTextContent('60');
  expect(stage.getByText('Edéa, town')).toBeVisible();
  expect(stage.getByText('Safe')).toBeVisible();
  expect(stage.getByText('Waka fine.')).toBeVisible();
  expect(alerts()).toBeEmptyDOMElement();
});

it('is at least at caution above a limit below the thresholds, in word, sentence and voice', async () => {
  const { phone, stage } = await driveUnder(
    packText([buildTownLimit({ kmh: 40 })]),
    'Limit\u00a040 (Edéa, town)',
  );
  expect(await stage.findByText('46')).toBeVisible();
  expect(stage.getByText('Caution')).toBeVisible();
  expect(stage.getByText('Easy now.')).toBeVisible();
  expect(alerts()).toHaveTextContent('Caution. Easy now. Limit 40 (Edéa, town).');
  phone.drive(36, 8);
  expect(stage.getByText('Safe')).toBeVisible();
});

it('marks a limit that nobody has confirmed', async () => {
  const { stage } = await driveUnder(
    packText([buildTownLimit({ isConfirmed: false })]),
    'Limit\u00a060 (Edéa, town), not confirmed yet',
  );
  expect(stage.getByText('Edéa, not confirmed')).toBeVisible();
});

it('calls the driver’s own limit their own', async () => {
  const { stage } = await driveUnder(
    packText([buildTownLimit({ kmh: 110 })]),
    'Limit\u00a0110 (Edéa, town)',
    {
      speedKmh: 52,
    },
  );
  expect(stage.getByText('Caution')).toBeVisible();
  expect(alerts()).toHaveTextContent('Caution. Easy now. Your own limit 60.');
});

it('shows it as the last known one while the position is lost, and none where the position is forbidden', async () => {
  const { phone, stage } = await driveUnder(packText([buildTownLimit()]), 'Limit\u00a060 (Edéa, town)');
  jest.mocked(Date.now).mockReturnValue(Date.now() + 6_000);
  expect(await stage.findByRole('img', { name: 'Last sign: 60, Edéa' })).toBeVisible();
  expect(stage.getByText('Last sign: 60, Edéa')).toBeVisible();
  phone.fail(1);
  await waitFor(() => expect(stage.queryByRole('img')).not.toBeInTheDocument());
});

it('where the thresholds are the limits, the sign is the caution threshold everywhere', async () => {
  const { stage } = await driveUnder(packText([], { basis: 'thresholds' }), 'Limit\u00a050');
  expect(stage.getByText('Safe')).toBeVisible();
});

it('goes by the class that staff entered for the vehicle, from when on the journey is bound to it', async () => {
  const limitKmh = { ...buildTownLimit().limitKmh, LORRY_OVER_3_5T: 40 };
  const { stage } = await driveUnder(packText([buildTownLimit({ limitKmh })]), 'Limit\u00a040 (Edéa, town)', {
    ...{ vehicleClass: 'LORRY_OVER_3_5T', vehicleClassFrom: '2026-01-01T00:00:00Z' },
  });
  expect(stage.getByText('Caution')).toBeVisible();
});
