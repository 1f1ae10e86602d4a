import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const BUCA = { agency: 'Buca Voyages', alias: 'K7M2', showsNameSince: null, showsPlaceSince: null };
const NEW = { agency: 'Touristique Express', alias: null, showsNameSince: null, showsPlaceSince: null };
const SHOWN = { ...BUCA, showsNameSince: '2026-03-05T08:00:00Z' };
const TITLE = 'Agencies you drive for';
const NAME = 'Buca Voyages may see my name';

async function openSettings(answers: Answers = {}) {
  const given: unknown[] = [];
  const api = serveApi({
    viewer: VIEWER,
    agenciesOfMine: [BUCA, NEW],
    setAgencyNameConsent: ({ input }: { input: { isOn: boolean } }) => {
      given.push({ ...input });
      return [input.isOn ? SHOWN : { ...BUCA, alias: null }, NEW];
    },
    ...answers,
  });
  renderApp('/settings');
  const heading = await screen.findByRole('heading', { name: TITLE });
  return { api, given, section: within(heading.parentElement as HTMLElement), user: userEvent.setup() };
}

it('shows each agency with the alias, says what it would see, and is in order for axe', async () => {
  const { section } = await openSettings();
  expect(section.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'))).toEqual([
    ...['false', 'false', 'false', 'false'],
  ]);
  expect(section.getByText('It knows you as K7M2, without your name.')).toBeVisible();
  expect(section.getByText('It has not looked at its drivers since you drove.')).toBeVisible();
  expect(section.getByText(/It never sees your number or your route/)).toBeVisible();
  expect(
    await axe(screen.getByRole('heading', { name: TITLE }).parentElement as HTMLElement),
  ).toHaveNoViolations();
});

it('lets an agency see the name from now on, and withdraws that', async () => {
  const { section, given, user } = await openSettings();
  await user.click(section.getByRole('switch', { name: NAME }));
  expect(await section.findByText('It sees your name beside K7M2 since 5 March 2026.')).toBeVisible();
  await user.click(section.getByRole('switch', { name: NAME }));
  await waitFor(() => expect(section.getByRole('switch', { name: NAME })).not.toBeChecked());
  expect(given).toEqual([
    { agency: 'Buca Voyages', isOn: true },
    { agency: 'Buca Voyages', isOn: false },
  ]);
});

it('lets an agency show about where the bus is, and says what that means', async () => {
  const asked: unknown[] = [];
  const { section, user } = await openSettings({
    setAgencyPlaceConsent: ({ input }: { input: { isOn: boolean } }) => {
      asked.push({ ...input });
      return { agencies: [{ ...BUCA, showsPlaceSince: input.isOn ? '2026-03-05T08:00:00Z' : null }, NEW] };
    },
  });
  const name = 'Buca Voyages may show where my bus is';
  expect(section.getByText(/Nothing is shown within 3 km of where you began/)).toBeVisible();
  await user.click(section.getByRole('switch', { name }));
  expect(await section.findByText(/^For journeys that you begin from now on/)).toBeVisible();
  expect(section.getByRole('switch', { name: NAME })).not.toBeChecked();
  expect(asked).toEqual([{ agency: 'Buca Voyages', isOn: true }]);
});

it.each([
  [
    refusal('FORBIDDEN', undefined, { clientCode: 'number-not-proven' }),
    'First prove that the mobile number is yours.',
  ],
  [refusal('NOT_FOUND'), 'This was not found.'],
])('says why an answer was not stored, and leaves the switch as it was', async (refused, text) => {
  const { section, user } = await openSettings({ setAgencyNameConsent: () => refused });
  await user.click(section.getByRole('switch', { name: NAME }));
  expect(await section.findByText(text)).toBeVisible();
  expect(section.getByRole('switch', { name: NAME })).not.toBeChecked();
});

it('says that there is no network, and promises nothing', async () => {
  const { api, section, user } = await openSettings();
  api.goOffline();
  await user.click(section.getByRole('switch', { name: NAME }));
  expect(await section.findByRole('alert')).toBeVisible();
  expect(section.getByRole('switch', { name: NAME })).not.toBeChecked();
});

it('is not there for somebody who drives for no agency', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await screen.findByRole('heading', { name: 'What you agreed to' });
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});
