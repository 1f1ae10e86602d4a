import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/api';
import { buildJourney, buildPhone, buildServer, startJourney } from '../../../../test/drive';
import { chooseLastEntry } from '../../../../test/menu';
import { renderApp } from '../../../../test/render';
import { readOwnJourneys } from '../../../lib/offline/own-journeys';
import { clearLocalData } from '../../../lib/session/local-data';

/** Time in which a part that is loaded at first use is compiled. */
const FIRST_COMPILED = { timeout: 20_000 };

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

/** A server that has the journey and stores the roles that it is given. */
function serverOfRoles() {
  const journey = buildJourney();
  const roles: string[] = [];
  let active: object | null = null;
  const server = buildServer(
    {},
    {
      startJourney: () => {
        active = journey;
        return { journey };
      },
      changeTravellerRole: ({ input: { role } }: { input: { role: string } }) => {
        roles.push(role);
        active = { ...journey, role };
        return { journey: active };
      },
      activeJourney: () => active,
    },
    journey,
  );
  return { ...server, roles };
}

async function becomePassenger(
  phone: ReturnType<typeof buildPhone>,
  user: ReturnType<typeof userEvent.setup>,
) {
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(40, 10);
  await user.click(await screen.findByRole('button', { name: /I am a passenger$/ }));
  await screen.findByRole('button', { name: 'I am the driver' });
}

it('gives the server the role that was corrected under way, once', async () => {
  const phone = buildPhone();
  const { roles } = serverOfRoles();
  const { user } = await startJourney();
  await becomePassenger(phone, user);
  await waitFor(() => expect(roles).toEqual(['PASSENGER']));
  await waitFor(async () => expect((await readOwnJourneys())[0]?.roleToSend).toBeNull());
});

it('stays a passenger through a reload without a network, and sends it when there is one', async () => {
  const phone = buildPhone();
  const { api, roles } = serverOfRoles();
  const { user, unmount } = await startJourney();
  api.goOffline();
  await becomePassenger(phone, user);
  await waitFor(async () => expect((await readOwnJourneys())[0]?.roleToSend).toBe('PASSENGER'));
  unmount();
  renderApp('/');
  expect(await screen.findByRole('button', { name: 'I am the driver' })).toBeVisible();
  expect(roles).toEqual([]);
  api.goOnline();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(roles).toEqual(['PASSENGER']));
});

it('is the driver again, and no longer sends a role that the server refuses', async () => {
  const phone = buildPhone();
  const { api, roles } = serverOfRoles();
  const { user } = await startJourney();
  await becomePassenger(phone, user);
  await waitFor(() => expect(roles).toEqual(['PASSENGER']));
  let refusals = 0;
  api.answer({
    changeTravellerRole: () => {
      refusals += 1;
      return refusal('CONFLICT');
    },
  });
  await user.click(screen.getByRole('button', { name: 'I am the driver' }));
  await waitFor(async () => expect((await readOwnJourneys())[0]?.roleToSend).toBeNull());
  expect(refusals).toBe(1);
});

it('says before signing out that a journey is on', async () => {
  buildPhone();
  serverOfRoles();
  const { user } = await startJourney();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await chooseLastEntry('Sign Out');
  const asked = within(await screen.findByRole('dialog', { name: 'Sign out now?' }, FIRST_COMPILED));
  expect(asked.getByText('A journey is on. Its recording stops when you sign out.')).toBeVisible();
});
