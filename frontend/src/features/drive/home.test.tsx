import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../test/api';
import { buildJourney, buildPhone, buildServer, startJourney } from '../../../test/drive';
import { renderApp } from '../../../test/render';
import { FIRST_VALUES, writeLastVehicle } from '../../lib/storage/last-vehicle';
import { clearOutbox, readOutbox } from '../../lib/offline/outbox';

beforeEach(async () => {
  localStorage.clear();
  await clearOutbox();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** The card with the given heading. */
async function card(name: string) {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
}

async function openIdle(at: string) {
  const aheadMs = Date.parse(at) - Date.now();
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  serveApi({ viewer: VIEWER });
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
}

it('has no tip on a calm morning', async () => {
  await openIdle('2026-11-20T10:00:00+01:00');
  expect((await card('AI Safety Coach')).getByText('All calm. No tip for now.')).toBeInTheDocument();
});

it('shows the tips of the hour with their reasons', async () => {
  await openIdle('2026-11-20T18:30:00+01:00');
  const coach = await card('AI Safety Coach');
  expect(coach.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Headlights on, and watch for people on foot.Because it is night, from 18:00 to 06:00.',
    'Leave more space behind the moto in front.Because it is rush hour, from 17:00 to 19:00.',
  ]);
});

it('coaches by what the journey has been', async () => {
  buildPhone();
  const startTime = new Date(Date.now() - 7_500_000).toISOString();
  buildServer({}, { activeJourney: buildJourney({ startTime, violationCount: 5, acceptedThrough: 1 }) });
  renderApp('/');
  const coach = await card('AI Safety Coach');
  expect(coach.getByText('Take a break of 15 minutes.')).toBeInTheDocument();
  expect(coach.getByText(/^Because you have been on the road for 2.h 5.min\.$/)).toBeInTheDocument();
  expect(coach.getByText('Because this journey has 5 violations.')).toBeInTheDocument();
});

it('leads to maps at Douala while no position is known', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/');
  const map = await card('Journey map');
  expect(map.getByText('No position: the map opens at Douala.')).toBeInTheDocument();
  const open = map.getByRole('link', { name: 'Open map' });
  expect(open).toHaveAttribute('href', 'https://www.google.com/maps?q=4.051100,9.767900&z=15');
  expect(open).toHaveAttribute('target', '_blank');
  expect(open).toHaveAttribute('rel', 'noreferrer');
  expect(map.getByRole('link', { name: 'Navigator' })).toHaveAttribute('href', '/live-map');
});

it('leads to maps at the position of the journey, and to directions from there', async () => {
  const phone = buildPhone();
  buildServer();
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(5, 2);
  const map = await card('Journey map');
  expect(map.getByText('Your position')).toBeInTheDocument();
  expect(map.getByRole('link', { name: 'Start navigation from here' })).toHaveAttribute(
    'href',
    expect.stringMatching(/&origin=4\.\d{6}%2C9\.700000&travelmode=driving$/),
  );
});

it('starts with the last vehicle by one tap, and offers another', async () => {
  writeLastVehicle({ ...FIRST_VALUES, registrationNumber: 'LT-482-KB' });
  buildPhone();
  const { api } = buildServer();
  renderApp('/');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('button', { name: /LT-482-KB.*Change/ })).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Start Journey' }));
  expect(await screen.findByRole('heading', { name: 'Live journey' })).toBeInTheDocument();
  expect(api.asked).toContain('StartJourney');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The vehicle is written down before that, and not into the next test.
  await screen.findAllByText('Journey Started');
});

it('offers no start in the header while a journey is on', async () => {
  buildPhone();
  buildServer();
  await startJourney();
  const header = within(screen.getByRole('banner'));
  expect(header.queryByRole('button', { name: 'Start Journey' })).not.toBeInTheDocument();
  expect(header.getByRole('button', { name: 'Account' })).toBeInTheDocument();
});

it('puts the safety coach where the last journey would be, for one who has none', async () => {
  await openIdle('2026-11-20T10:00:00+01:00');
  await waitFor(() => {
    const names = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(names).toEqual(['AI Safety Coach', 'Violation zones', 'Journey map']);
  });
});

describe('at the wheel', () => {
  async function drive(answers: Answers = {}) {
    const phone = buildPhone();
    const server = buildServer({}, answers);
    const { user } = await startJourney();
    await waitFor(() => expect(phone.isWatched()).toBe(true));
    phone.drive(42, 5);
    const stage = within(await screen.findByRole('region', { name: 'Driving' }));
    return { phone, user, stage, ...server };
  }

  it('asks nothing that must be typed', async () => {
    const { stage } = await drive();
    expect(stage.queryByRole('textbox')).not.toBeInTheDocument();
    expect(
      stage.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Tones on. Mute alerts', 'Passenger. I am a passenger', 'Report', 'SOS', 'End']);
    expect(await axe(screen.getByRole('region', { name: 'Driving' }))).toHaveNoViolations();
  });

  it('stores a report of one tap with its place, for the stop', async () => {
    const { stage, user, phone } = await drive();
    await user.click(stage.getByRole('button', { name: 'Report' }));
    const types = within(stage.getByRole('dialog', { name: 'What is happening?' }));
    // The way back, and each type.
    expect(types.getAllByRole('button')).toHaveLength(12);
    await user.click(types.getByRole('button', { name: 'Road hazard' }));
    expect(stage.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stage.getByRole('status')).toHaveTextContent('Kept');
    // The phone stores it while the screen is already back.
    await waitFor(async () => {
      const [stored] = await readOutbox(VIEWER.id, 'incident');
      expect(stored?.content).toMatchObject({
        incidentType: 'ROAD_HAZARD',
        place: { lat: expect.any(Number) },
      });
    });
    phone.drive(0, 6);
    expect(await screen.findByText('1 report to finish')).toBeInTheDocument();
  });

  it('reaches the emergency contact with the place where the vehicle is', async () => {
    const emergencyContact = { name: 'Demo Friend', phone: '699001122' };
    const links: { token: string; isSos: boolean; place: object }[] = [];
    const { stage, user } = await drive({
      viewer: { ...VIEWER, profile: { ...VIEWER.profile, emergencyContact } },
      createFamilyLink: ({ input }: { input: (typeof links)[number] }) => {
        links.push(input);
        return refusal('RATE_LIMITED');
      },
    });
    await user.click(stage.getByRole('button', { name: 'SOS' }));
    const ways = within(stage.getByRole('group', { name: 'Reach Demo Friend' }));
    expect(ways.getByRole('link', { name: 'Call Demo Friend' })).toHaveAttribute('href', 'tel:699001122');
    const message = decodeURIComponent(ways.getByRole('link', { name: 'SMS' }).getAttribute('href') ?? '');
    expect(message).toMatch(/^sms:699001122\?&body=I need help\. I am here: https:.*q=4\.\d+,9\.7/);
    const [, token] = /Follow me: http:\/\/localhost\/shared\/([\w-]{22})$/.exec(message) ?? [];
    expect(links).toEqual([]);
    await user.click(ways.getByRole('link', { name: 'SMS' }));
    await user.click(ways.getByRole('link', { name: 'WhatsApp' }));
    await waitFor(() => expect(links.length).toBeGreaterThan(0));
    expect(links[0]).toMatchObject({ token, isSos: true, place: { lat: expect.any(Number) } });
  });

  it('names whom to call, gives the focus back, and closes with Escape', async () => {
    const { stage, user } = await drive();
    await user.click(stage.getByRole('button', { name: 'SOS' }));
    const help = within(stage.getByRole('dialog', { name: 'Call for help' }));
    expect(help.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Police117', 'tel:117'],
      ['Fire brigade118', 'tel:118'],
      ['Ambulance (SAMU)119', 'tel:119'],
    ]);
    await user.keyboard('{Escape}');
    expect(stage.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stage.getByRole('button', { name: 'SOS' })).toHaveFocus();
  });

  it('gives a passenger a sentence to show', async () => {
    const { stage, user } = await drive();
    await user.click(stage.getByRole('button', { name: /I am a passenger/ }));
    expect((await card('Speak up')).getByText('Driver, please slow down.')).toBeVisible();
  });
});
