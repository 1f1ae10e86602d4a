import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal } from '../../../test/api';
import { buildJourney, buildPhone, buildServer, startJourney } from '../../../test/drive';
import { renderApp } from '../../../test/render';

const EXTERNAL = { target: '_blank', rel: 'noopener noreferrer' };
const ROUTE = ['SAFE', 'SAFE', 'CAUTION'].map((zone, index) => ({
  lat: 4.01 + index / 100,
  lng: 9.7,
  recordedAt: new Date(Date.UTC(2026, 2, 2, 8, index)).toISOString(),
  speedKmh: index === 0 ? null : 45,
  zone: index === 0 ? null : zone,
}));

beforeEach(() => {
  localStorage.clear();
});

async function openMap(path = '/map') {
  const { container } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Live navigation' });
  return { container, user: userEvent.setup() };
}

/** The value above a label of a list of figures. */
function figure(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
}

// The alerts of the drive speak beside the page.
const inPage = () => within(screen.getByRole('main'));
const card = (role: 'link' | 'button', name: RegExp) => screen.getByRole(role, { name });

describe('the map without a journey', () => {
  it('says that there is none and lets one start', async () => {
    buildPhone();
    buildServer();
    const { user } = await openMap();
    await screen.findByText('No Active Journey');
    expect(screen.queryByText('Live Journey Active')).toBeNull();
    await user.click(inPage().getByRole('button', { name: 'Start Journey' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('shows dashes and the default place, and says so, until there is a position', async () => {
    buildPhone();
    buildServer();
    const { container } = await openMap('/live-map');
    await screen.findByText('No Active Journey');
    expect(['accuracy', 'measured at'].map(figure)).toEqual(['--', '--']);
    expect(screen.getByText('No position yet. This is Douala.')).toBeInTheDocument();
    // So far away that its name and roads are seen.
    expect(await screen.findByText('Douala')).toBeInTheDocument();
    const open = card('link', /^Open map Opens at Douala/);
    expect(open).toHaveAttribute('href', 'https://www.google.com/maps?q=4.051100,9.767900&z=15');
    expect(card('button', /^Copy location link/)).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows where the phone is in words, to six decimals for experts, and leads out from there in new tabs', async () => {
    const phone = buildPhone();
    buildServer();
    const { user } = await openMap();
    await waitFor(() => expect(phone.isWatched()).toBe(true));
    phone.drive(0, 1, 12.4);
    expect(await screen.findByText('N3, Douala')).toBeVisible();
    expect(screen.getByText('4.050000, 9.700000')).not.toBeVisible();
    await user.click(screen.getByText('Coordinates, for experts'));
    expect(screen.getByText('4.050000, 9.700000')).toBeVisible();
    expect(figure('accuracy')).toMatch(/^± 13\sm$/);
    expect(figure('measured at')).toMatch(/^\d\d:\d\d:\d\d$/);
    const here = { ...EXTERNAL, href: 'https://www.google.com/maps?q=4.050000,9.700000&z=15' };
    for (const [name, value] of Object.entries(here)) {
      expect(card('link', /^Open map Opens where you are/)).toHaveAttribute(name, value);
    }
    const navigate = card('link', /^Turn-by-turn navigation/);
    expect(navigate.getAttribute('href')).toContain('origin=4.050000%2C9.700000&travelmode=driving');
    await user.click(navigate);
    expect(screen.getByText('Navigation started')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Navigation started')).toBeNull();
  });

  it('asks again after a refusal, which it shows in a red notice', async () => {
    const phone = buildPhone();
    buildServer();
    const { user } = await openMap();
    await waitFor(() => expect(phone.isWatched()).toBe(true));
    phone.fail(1);
    expect(inPage().getByRole('alert')).toHaveTextContent('Location access required for navigation');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    phone.drive(0, 1);
    expect(screen.queryByText('Location access required for navigation')).toBeNull();
    expect(await screen.findByText('N3, Douala')).toBeVisible();
  });

  it('does not start navigation from a place that it does not know', async () => {
    buildPhone();
    buildServer();
    const { user } = await openMap();
    await screen.findByText('No Active Journey');
    await user.click(card('button', /^Turn-by-turn navigation/));
    expect(inPage().getByRole('alert')).toHaveTextContent('Location access required for navigation');
    expect(screen.queryByText('Navigation started')).toBeNull();
  });

  it('shows map and cards where the server cannot say whether there is a journey', async () => {
    const phone = buildPhone();
    const { api } = buildServer({}, { activeJourney: refusal('INTERNAL') });
    const { user } = await openMap();
    expect(await screen.findByText('We could not find out whether a journey is on.')).toBeInTheDocument();
    await waitFor(() => expect(phone.isWatched()).toBe(true));
    phone.drive(0, 1);
    expect(await screen.findByText('N3, Douala')).toBeVisible();
    api.answer({ activeJourney: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No Active Journey')).toBeInTheDocument();
  });
});

describe('the link to the place', () => {
  const LINK = 'https://www.google.com/maps?q=4.050000,9.700000&z=15';

  async function copyOn(clipboard: Partial<Clipboard> | undefined, oldWay: () => boolean) {
    const phone = buildPhone();
    buildServer();
    const { user } = await openMap();
    // After user-event, which brings a clipboard of its own.
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    Object.assign(document, { execCommand: oldWay });
    await waitFor(() => expect(phone.isWatched()).toBe(true));
    phone.drive(0, 1);
    await user.click(card('button', /^Copy location link/));
  }

  it('is copied', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    await copyOn({ writeText }, () => false);
    expect(await screen.findByText('Location link copied to clipboard!')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(LINK);
  });

  it('is copied the old way by a browser without a clipboard', async () => {
    await copyOn(undefined, () => true);
    expect(await screen.findByText('Location link copied to clipboard!')).toBeInTheDocument();
  });

  it('is shown for copying by hand where the browser refuses', async () => {
    await copyOn({ writeText: () => Promise.reject(new Error('refused')) }, () => false);
    expect(await inPage().findByRole('alert')).toHaveTextContent(LINK);
    expect(screen.queryByText('Location link copied to clipboard!')).toBeNull();
  });
});

describe('the map of a journey', () => {
  it('shows figures that are true, and adds to the route what the phone measures', async () => {
    const phone = buildPhone();
    const journey = buildJourney({ distanceKm: 12.3, maxSpeedKmh: 71, averageSpeedKmh: 38.4 });
    const after: unknown[] = [];
    const route = (asked: { after: unknown }) => {
      after.push(asked.after);
      return ROUTE;
    };
    buildServer({}, { journey: { ...journey, route } }, journey);
    const { user } = await startJourney();
    await waitFor(() => expect(phone.isWatched()).toBe(true));
    phone.drive(5, 3);
    await user.click(screen.getByRole('link', { name: 'Map' }));
    expect(await screen.findByText('Live Journey Active')).toBeInTheDocument();
    await waitFor(() => expect(figure('route points')).toBe('6'));
    expect(after).toEqual([null]);
    expect(figure('distance')).toMatch(/^12\.3\skm$/);
    expect(figure('average, moving')).toMatch(/^38\skm\/h$/);
    expect(figure('max speed')).toMatch(/^71\skm\/h$/);
    phone.drive(5, 1);
    expect(figure('route points')).toBe('7');
    expect(screen.getByRole('group', { name: 'Map of your journey' })).toHaveAccessibleDescription(/Caution/);
    expect(screen.getByRole('list', { name: 'What the lines mean' })).toBeInTheDocument();
  });

  it('draws what the phone saw while the server does not answer, and says what is missing', async () => {
    const phone = buildPhone();
    buildServer({}, { journey: refusal('INTERNAL') });
    const { user } = await startJourney();
    await waitFor(() => expect(phone.isWatched()).toBe(true));
    phone.drive(5, 3);
    await user.click(screen.getByRole('link', { name: 'Map' }));
    expect(await screen.findByText(/The earlier part of the route comes/)).toBeInTheDocument();
    expect(figure('route points')).toBe('--');
  });

  it('shows a journey that another phone records, with no speed made up', async () => {
    buildPhone();
    const journey = buildJourney();
    buildServer({}, { activeJourney: journey, journey: { ...journey, route: ROUTE } }, journey);
    await openMap();
    expect(await screen.findByText('Live Journey Active')).toBeInTheDocument();
    await waitFor(() => expect(figure('route points')).toBe('3'));
    expect([figure('average, moving'), figure('max speed')]).toEqual(['--', '--']);
  });

  it('shows the drawn route, with a quiet notice, where the tiles cannot be had', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    buildPhone();
    const journey = buildJourney();
    const mapStyleUrl = 'https://tiles.example/style.json';
    buildServer({}, { activeJourney: journey, journey: { ...journey, route: ROUTE }, mapStyleUrl }, journey);
    await openMap();
    // There is no WebGL here.
    expect(await screen.findByText(/The background map could not be loaded\./)).toBeInTheDocument();
    await waitFor(() => expect(figure('route points')).toBe('3'));
    jest.restoreAllMocks();
  });
});
