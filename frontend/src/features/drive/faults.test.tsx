import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../test/api';
import { buildPhone, buildServer, meter, sendNow, startJourney } from '../../../test/drive';
import { renderApp } from '../../../test/render';
import { clearLocalData } from '../../lib/session/local-data';
import { writeLastSeen } from './record/tracking-pause';

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

async function startWatched() {
  const phone = buildPhone();
  const server = buildServer();
  const { user, unmount } = await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  return { phone, user, unmount, ...server };
}

it('says what to do when the location is off', async () => {
  const phone = buildPhone();
  buildServer();
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.fail(1);
  const notice = await screen.findByText('Could not access your location. Please enable location services');
  expect(notice.parentElement).toHaveTextContent(/^Location Error/);
  expect(screen.getByText('Location is off. Turn it on to measure your speed.')).toBeInTheDocument();
});

it('says that the browser does not know where it is', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  buildServer();
  await startJourney('Start without location');
  const received = await screen.findAllByText('Geolocation is not supported by this browser');
  // The notice goes after five seconds, the line on the page stays.
  expect(received.length).toBeGreaterThan(0);
  expect(meter()).toHaveAttribute('aria-valuetext', 'Looking for GPS');
});

it.each([2, 3] as const)(
  'says that no position is found after device error %d, until there is one',
  async (code) => {
    const { phone } = await startWatched();
    phone.fail(code);
    expect(await screen.findByText('No position found. Go where the sky is open.')).toBeInTheDocument();
    expect(meter()).toHaveAttribute('aria-valuetext', 'No speed');
    phone.drive(5, 3);
    expect(screen.queryByText('No position found. Go where the sky is open.')).not.toBeInTheDocument();
  },
);

it('shows an inexact speed and says that it is', async () => {
  const { phone } = await startWatched();
  phone.drive(5.5, 4, 31);
  expect(await screen.findByText('GPS weak, the speed is less sure')).toBeInTheDocument();
  expect(meter()).toHaveAttribute('aria-valuetext', '5 kilometres per hour, Safe');
});

it('marks the speed as old after 3 s without a good fix, and shows none after 5 s', async () => {
  const { phone } = await startWatched();
  const [heardAtMs, tick] = [Date.now(), { timeout: 10_000 }];
  const pass = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(heardAtMs + seconds * 1_000);
  pass(0);
  phone.drive(36.5, 10);
  const screenAtSpeed = within(await screen.findByRole('region', { name: 'Driving' }, tick));
  expect(screenAtSpeed.getByText('GPS good')).toBeInTheDocument();
  const isHollow = () => document.querySelector('[data-hollow]') !== null;

  pass(4);
  expect(await screenAtSpeed.findByText('GPS 4 s old', {}, tick)).toBeInTheDocument();
  expect(meter()).toHaveAttribute('aria-valuetext', '36 kilometres per hour, Safe');
  expect(isHollow()).toBe(true);

  pass(6);
  expect(await screenAtSpeed.findByText('GPS lost 6 s', {}, tick)).toBeInTheDocument();
  expect(meter()).toHaveAttribute('aria-valuetext', 'No speed');
  expect(screenAtSpeed.getByText('No speed')).toBeInTheDocument();
  expect(screenAtSpeed.getByText('Not counted now')).toBeInTheDocument();

  // A fix that is worth nothing brings nothing back.
  phone.drive(36, 1, 400);
  expect(screenAtSpeed.getByText('GPS lost 6 s')).toBeInTheDocument();
  phone.drive(36.5, 2);
  expect(await screenAtSpeed.findByText('GPS good')).toBeInTheDocument();
  expect(isHollow()).toBe(false);
});

it('says that the page must stay open when the phone can store nothing, and when it can again', async () => {
  const { phone, sent } = await startWatched();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  phone.drive(5, 2);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  phone.drive(5, 1);
  expect(await screen.findByText(/^This phone can't keep positions/)).toBeInTheDocument();
  jest.restoreAllMocks();
  sendNow();
  await waitFor(() => expect(sent).toHaveLength(3));
  await waitFor(() => expect(screen.queryByText(/^This phone can't keep positions/)).not.toBeInTheDocument());
});

it('stores what was measured when the session ends, and sends it after the next sign-in', async () => {
  const { phone, api, journey, unmount } = await startWatched();
  api.answer({
    recordFixes: () => {
      throw refusal('UNAUTHENTICATED');
    },
  });
  phone.drive(5, 3);
  sendNow();
  expect(await screen.findByText(/^Your session has ended/)).toBeInTheDocument();
  await waitFor(() => expect(phone.isWatched()).toBe(false));
  unmount();

  const { sent } = buildServer({}, { activeJourney: journey }, journey);
  renderApp('/');
  await screen.findByRole('heading', { name: 'Live journey' });
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  sendNow();
  await waitFor(() => expect(sent.map(({ seq }) => seq)).toEqual([1, 2, 3]));
});

describe('a page that was away', () => {
  /** Turns away from the page and back to it, so many milliseconds later. */
  function lookAway(ms: number): void {
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const backAtMs = Date.now() + ms;
    jest.spyOn(Date, 'now').mockReturnValue(backAtMs);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  it('says how long nothing was measured, until that is put away', async () => {
    const { phone, user } = await startWatched();
    phone.drive(5, 3);
    lookAway(185_000);
    expect(await screen.findByText(/^Tracking paused 3.min$/)).toBeInTheDocument();
    jest.restoreAllMocks();
    const [putAway] = screen.getAllByRole('button', { name: 'Close' });
    await user.click(putAway as HTMLElement);
    expect(screen.queryByText(/^Tracking paused/)).not.toBeInTheDocument();
  });

  it('says nothing of a glance elsewhere that leaves no gap', async () => {
    const { phone } = await startWatched();
    phone.drive(5, 3);
    lookAway(10_000);
    expect(screen.queryByText(/^Tracking paused/)).not.toBeInTheDocument();
  });

  it('says it also when the page had to be loaded again', async () => {
    const { journey } = await startWatched();
    document.body.replaceChildren();
    writeLastSeen({ journeyId: String(journey.id), atMs: Date.now() - 125_000 });
    buildServer({}, { activeJourney: journey }, journey);
    renderApp('/');
    expect(await screen.findByText(/^Tracking paused 2.min$/)).toBeInTheDocument();
  });
});
