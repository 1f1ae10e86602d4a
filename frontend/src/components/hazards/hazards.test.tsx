import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { refusal } from '../../../test/api';
import { buildPhone, buildServer, startJourney } from '../../../test/drive';
import { clearLocalData } from '../../lib/session/local-data';
import { boxAround } from './useHazards';

/** Metres to a degree of latitude. */
const DEGREE_M = 111_195;
const START = { lat: 4.05, lng: 9.7 };

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

/** A breakdown so many metres north of where the drive begins. */
const breakdown = (northM: number, over: object = {}) => ({
  ...{ id: '31', hazardType: 'BREAKDOWN', severity: 'MEDIUM', occurredAt: '2026-11-24T16:00:00Z' },
  ...{ latitude: START.lat + northM / DEGREE_M, longitude: START.lng, isVerified: true },
  ...over,
});

async function drivePast(northM: number, over: object = {}) {
  const phone = buildPhone();
  const asked: Record<string, unknown>[] = [];
  const { api } = buildServer(
    {},
    {
      hazards: ({ within: box }: { within: Record<string, unknown> }) => {
        asked.push(box);
        return [breakdown(northM)];
      },
      ...over,
    },
  );
  const { user } = await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  return { phone, api, user, asked };
}

it('warns the driver of what lies within 1 km ahead, in the slot of the figures, and not of what lies behind', async () => {
  const { phone } = await drivePast(700);
  phone.drive(40, 8);
  const stage = within(await screen.findByRole('region', { name: 'Driving' }));
  expect(await stage.findByText('Breakdown')).toBeInTheDocument();
  expect(stage.getByText(/^600\sm$/)).toBeInTheDocument();
  expect(await screen.findByText(/^Breakdown in (700|650|600) metres\.$/)).toBeInTheDocument();
  // 700 m at 40 km/h, and 100 m more.
  act(() => phone.drive(40, 72));
  await waitFor(() => expect(stage.queryByText('Breakdown')).not.toBeInTheDocument());
});

it('asks who has passed it, once they stand, and sends one vote without a place', async () => {
  const votes: Record<string, unknown>[] = [];
  const { phone, user } = await drivePast(150, {
    voteOnIncident: ({ input }: { input: Record<string, unknown> }) => {
      votes.push(input);
      return { vote: input.vote };
    },
  });
  phone.drive(5, 60);
  expect(await screen.findByText('You passed it: is it still there?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Gone' }));
  expect(await screen.findByText('Thank you. It counts with what others say.')).toBeInTheDocument();
  expect(votes).toMatchObject([{ incidentId: '31', vote: 'GONE' }]);
  expect(screen.queryByText('You passed it: is it still there?')).not.toBeInTheDocument();
});

it('says that a vote from too far is not accepted', async () => {
  const { phone, user } = await drivePast(100, {
    voteOnIncident: () => refusal('NOT_FOUND'),
    hazards: [breakdown(100, { id: '32' })],
  });
  phone.drive(5, 30);
  await user.click(await screen.findByRole('button', { name: 'Still there' }));
  expect(await screen.findByText(/^You were not near enough/)).toBeInTheDocument();
});

it('lists what is near on the map, by distance, with its place in words', async () => {
  const { phone, user } = await drivePast(0, {
    hazards: [breakdown(31_200, { id: '41', hazardType: 'FLOOD' }), breakdown(800, { id: '42' })],
  });
  phone.drive(5, 3);
  await user.click(screen.getByRole('link', { name: 'Map' }));
  const card = (await screen.findByRole('heading', { name: 'On the road near you' })).parentElement;
  await waitFor(() => expect(within(card ?? document.body).getAllByRole('listitem')).toHaveLength(2));
  const [near, far] = within(card ?? document.body).getAllByRole('listitem');
  expect(near).toHaveTextContent(/^Breakdown.*confirmed, since 17:00800\sm/);
  expect(far).toHaveTextContent(/^Flood.*31\.2\skm/);
  expect(screen.getByText(/^Confirmed: by staff, or by people with no common/)).toBeInTheDocument();
  expect(await axe(card ?? document.body)).toHaveNoViolations();
});

it('sends the server no more of a place than a box of 55 km and its neighbours', async () => {
  const { phone, asked } = await drivePast(700);
  phone.drive(5, 3);
  await waitFor(() => expect(asked).toEqual([{ south: 3.5, west: 9, north: 5, east: 10.5 }]));
  expect(boxAround({ lat: 4.49, lng: 9.51 })).toEqual({ south: 3.5, west: 9, north: 5, east: 10.5 });
  expect(boxAround({ lat: 89.9, lng: -179.9 })).toEqual({ south: 89, west: -180, north: 90, east: -179 });
});
