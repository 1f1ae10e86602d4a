import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maskPlate, publicPlate } from '@wakafine/domain/people/masking';
import { serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

beforeEach(() => window.localStorage.clear());

async function openPrivacy(): Promise<HTMLElement> {
  serveApi({});
  renderApp('/privacy');
  await screen.findByRole('heading', { name: 'Privacy' });
  return screen.getByRole('main');
}

it.each([
  ['/terms', 'Terms of use', 8],
  ['/privacy', 'Privacy', 8],
  ['/how-it-works', 'Who can be accused, and what others see', 8],
])('%s has its title and all its parts, and is in order for axe', async (path, title, parts) => {
  serveApi({});
  const { container } = renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(parts);
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['Positions of a journey', /^30 days after its end\. .* 200 metres at both ends/],
  ['Journeys', /^12 months$/],
  ['Violations', /^24 months$/],
  ['One-time codes', /^10 minutes$/],
  ['Notifications', /^90 days$/],
  ['Contests', /^90 days after the end of the case\..* go with your account/],
])('says how long is stored: %s', async (term, text) => {
  const main = await openPrivacy();
  const heading = within(main).getByRole('heading', { name: 'How long' });
  const rows = within(heading.closest('section') ?? main).getAllByRole('term');
  const row = rows.find((each) => each.textContent === term);
  expect(row?.nextElementSibling).toHaveTextContent(text);
});

it.each([
  [
    'en',
    'Transport agencies',
    /by an alias, .*not by name\. That stays so until you show it your name in Settings/,
  ],
  [
    'fr',
    'Agences de transport',
    /par un alias, .*non par votre nom\. Cela reste ainsi jusqu’à ce que vous lui montriez/,
  ],
  [
    'pidgin',
    'Transport agency dem',
    /with alias, .*no be ya name\. E go stay so until you show am ya name for Settings/,
  ],
])('says in plain words by which name an agency knows a driver: %s', async (language, term, text) => {
  window.localStorage.setItem('app_language', language);
  serveApi({});
  renderApp('/privacy');
  const row = await screen.findByText(term, { selector: 'dt' });
  expect(row.nextElementSibling).toHaveTextContent(text);
});

it('explains the masking of plates by what the code makes of an example', async () => {
  const main = await openPrivacy();
  expect(main).toHaveTextContent('SW-452-CM becomes SW •••• ••.');
  expect(main).toHaveTextContent('SW-452-CM becomes SW-•••-CM.');
});

it.each([
  ['Profile', /photo.*driving licence.*emergency contact/],
  ['Settings', /speed limit.*alert threshold/],
  ['Reports', /summary/],
  ['Contests', /words, the photo, and the part of a track file/],
])('names as stored what the user has given or had made: %s', async (term, text) => {
  const main = await openPrivacy();
  const heading = within(main).getByRole('heading', { name: 'What we keep' });
  const rows = within(heading.closest('section') ?? main).getAllByRole('term');
  expect(rows.find((each) => each.textContent === term)?.nextElementSibling).toHaveTextContent(text);
});

it('names the law, both cookies and everything that the browser stores', async () => {
  const main = await openPrivacy();
  for (const text of [
    'Law No. 2024/017 of 23 December 2024',
    'Cookie wf_session',
    'Cookie wf_device',
    'currentUser, current_user, userProfile, admin_session, staff_asked_at, last_vehicle, family_links, arrival_numbers, destination, applied_settings, fcm_token:',
    'the links by which your family can follow, and the numbers that you told of your arrival, and the town that your map leads to',
    'theme, app_language, data_used, answered_at, pwa-popup-seen, sign_in_tries, number_reminder_away, keys_off, hidden_columns, explorer_history:',
    'wakafine-enrolment: only where this phone is enrolled for a vehicle',
  ]) {
    expect(main).toHaveTextContent(text);
  }
});

it.each(['Access and export', 'Rectification', 'Erasure', 'Objection and withdrawal of consent'])(
  'says where in the app one uses the right: %s',
  async (right) => {
    const main = await openPrivacy();
    expect(within(main).getByText(right)).toBeVisible();
  },
);

it('names the thresholds that hold by default', async () => {
  serveApi({});
  renderApp('/terms');
  expect(
    await screen.findByText(/thresholds of 50, 60 and 70 km\/h, .* only warn you: an alert is no violation/),
  ).toBeVisible();
});

it.each(['/terms', '/privacy', '/how-it-works'])('leads visitors from %s back to login', async (path) => {
  serveApi({});
  renderApp(path);
  expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/signin');
});

it('leads anyone who is signed in back to where they were', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { name: 'Your rights' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to Login' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
});

it.each([
  ['fr', 'Vos droits'],
  ['pidgin', 'Ya right dem'],
])('is there in full in %s', async (language, heading) => {
  window.localStorage.setItem('app_language', language);
  serveApi({});
  renderApp('/privacy');
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

describe('the page that explains accusing and masks', () => {
  it('shows what others see of a plate, by the very functions that mask it, and sends it nowhere', async () => {
    const { asked } = serveApi({});
    renderApp('/how-it-works');
    const field = await screen.findByLabelText('Registration number');
    const askedBefore = [...asked];
    await userEvent.clear(field);
    await userEvent.type(field, 'ce 1234 c');
    const shown = screen.getAllByRole('definition').map((each) => each.textContent);
    expect(shown).toEqual(expect.arrayContaining(['CE •••• ••', 'CE •••4 C', 'CE 1234 C']));
    expect(asked).toEqual(askedBefore);
  });

  it('says so where too little was typed, and shows no row', async () => {
    serveApi({});
    renderApp('/how-it-works');
    const field = await screen.findByLabelText('Registration number');
    await userEvent.clear(field);
    await userEvent.type(field, 'ab');
    expect(await screen.findByText('Type at least 3 characters.')).toBeVisible();
    expect(screen.queryByText('You, for your own journey')).toBeNull();
  });

  it.each([
    ['en', ['Typed', 'Witness', 'Bound', 'Reviewed', 'Conflict', 'For a judge']],
    ['fr', ['Saisie', 'Témoin', 'Lié', 'Examiné', 'Contradiction', 'Pour un juge']],
    ['pidgin', ['Type', 'Witness', 'Tie', 'Person don check am', 'E no gree', 'For judge']],
  ])('names every level, and what a judge should ask for, in %s', async (language, words) => {
    window.localStorage.setItem('app_language', language);
    serveApi({});
    renderApp('/how-it-works');
    for (const word of words) {
      expect(await screen.findByText(word)).toBeVisible();
    }
  });
});

it.each(['LT 482 KD', 'CE 1234 C'])(
  'the page in docs/ shows the masks that the code makes of %s',
  (plate) => {
    const page = readFileSync(join(__dirname, '../../../../docs/levels-and-masks.md'), 'utf8');
    const masksIn = (row: string) => page.split('\n').find((line) => line.includes(row));
    expect(masksIn('when somebody typed it')).toContain(`\`${publicPlate(plate, { isNamed: false })}\``);
    expect(masksIn('is bound and has an agency')).toContain(`\`${maskPlate(plate)}\``);
  },
);
