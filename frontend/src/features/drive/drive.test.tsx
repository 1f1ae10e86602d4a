import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../test/api';
import { buildJourney, buildPhone, buildServer, meter, sendNow, startJourney } from '../../../test/drive';
import { buildJourney as buildEndedJourney } from '../../../test/journeys';
import { renderApp } from '../../../test/render';
import { clearLocalData } from '../../lib/session/local-data';
import { openFixStore } from '../../lib/offline/fix-store';

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

it('shows the live journey with its driver, without a speed until there is one', async () => {
  buildPhone();
  buildServer();
  await startJourney();
  expect(await screen.findByText('Journey Started')).toBeInTheDocument();
  expect(screen.getByText(/Driver: Brenda Ngum/)).toBeInTheDocument();
  expect(screen.getAllByText('Live')[0]).toBeInTheDocument();
  expect(meter()).toHaveAttribute('aria-valuetext', 'Looking for GPS');
});

it('puts the driving screen up at speed, warns once, and takes the page away below', async () => {
  const phone = buildPhone();
  buildServer();
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(72.5, 8);
  const screenAtSpeed = within(await screen.findByRole('region', { name: 'Driving' }));
  expect(screenAtSpeed.getByText('72')).toBeInTheDocument();
  expect(screenAtSpeed.getByText('Danger')).toBeInTheDocument();
  expect(screenAtSpeed.getByText('Slow down now!')).toBeInTheDocument();
  expect(screen.getByRole('alert', { name: 'Speed alerts' })).toHaveTextContent('Danger. Slow down now!');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});

it('thanks once when the speed is safe again', async () => {
  const phone = buildPhone();
  buildServer();
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(52, 8);
  const alerts = screen.getByRole('alert', { name: 'Speed alerts' });
  expect(alerts).toHaveTextContent('Caution.');
  phone.drive(40, 6);
  expect(alerts).toHaveTextContent('Safe speed again. Thank you.');
  expect(screen.getByRole('region', { name: 'Driving' })).toHaveTextContent('Safe speed again. Thank you.');
});

it('gives the whole page to a passenger, and the driving screen back', async () => {
  const phone = buildPhone();
  buildServer();
  const { user } = await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(55, 4);
  await user.click(await screen.findByRole('button', { name: /I am a passenger/ }));
  expect(screen.getByRole('heading', { name: 'Live journey' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Driving screen' }));
  expect(screen.getByRole('region', { name: 'Driving' })).toBeInTheDocument();
});

it('sends each fix once, in order, and lets the server’s numbers take over', async () => {
  const phone = buildPhone();
  const { sent } = buildServer({ distanceKm: 5.4, maxSpeedKmh: 88, violationCount: 2 });
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(5, 4);
  sendNow();
  await waitFor(() => expect(sent.map((fix) => fix.seq)).toEqual([1, 2, 3, 4]));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('5.4 km'));
  expect(screen.getByRole('main')).toHaveTextContent('88 km/h');
  expect(screen.getByText('2 violations')).toBeInTheDocument();
  phone.drive(5, 2);
  sendNow();
  await waitFor(() => expect(sent.map((fix) => fix.seq)).toEqual([1, 2, 3, 4, 5, 6]));
});

it('stores what could not be sent through a reload and goes on with its numbers', async () => {
  const phone = buildPhone();
  const { api, journey } = buildServer();
  const { unmount } = await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  api.goOffline();
  phone.drive(5, 3);
  sendNow();
  expect(await screen.findByText('No network. Saved now, sent later.')).toBeInTheDocument();
  const store = await openFixStore();
  await waitFor(async () => {
    const ids = await store.journeyIds();
    const stored = await Promise.all(ids.map((id) => store.loadFixes(id)));
    expect(stored.flat()).toHaveLength(3);
  });
  unmount();
  await waitFor(() => expect(phone.isWatched()).toBe(false));

  const { sent } = buildServer({}, { activeJourney: journey }, journey);
  renderApp('/');
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  await screen.findByRole('heading', { name: 'Live journey' });
  phone.drive(5, 1);
  sendNow();
  await waitFor(() => expect(sent.map((fix) => fix.seq)).toEqual([1, 2, 3, 4]));
});

it('does not mix its own place into a journey that another phone records, unless asked to', async () => {
  const phone = buildPhone();
  buildServer(
    {},
    { activeJourney: buildJourney({ currentSpeedKmh: 64, zone: 'WARNING', acceptedThrough: 9 }) },
  );
  renderApp('/');
  expect(await screen.findByText('Another phone is recording this journey.')).toBeInTheDocument();
  expect(meter()).toHaveAttribute('aria-valuetext', '64 kilometres per hour, Warning');
  expect(phone.isWatched()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Record with this phone' }));
  await waitFor(() => expect(phone.isWatched()).toBe(true));
});

it('leads to the receipt, with how far and how fast, when the journey is ended', async () => {
  buildPhone();
  const { api } = buildServer({}, { journey: buildEndedJourney(900) });
  const { user } = await startJourney();
  await user.click(screen.getByRole('button', { name: 'End Journey' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Journey' }));
  expect(await screen.findByText('Journey Completed')).toBeInTheDocument();
  expect(await screen.findByText('Confirmed by server')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(/13\.4\s*km/);
  expect(screen.getByRole('main')).toHaveTextContent(/111\s*km\/h/);
  await user.click(screen.getByRole('button', { name: 'Close the receipt' }));
  expect(await screen.findByRole('heading', { name: 'Ready to Track Your Journey' })).toBeInTheDocument();
  expect(api.asked).toContain('EndJourney');
});

/** Starts a journey whose end the server refuses with the code, and ends it. */
async function endRefused(code: string): Promise<void> {
  buildPhone();
  buildServer(
    {},
    {
      endJourney: () => {
        throw refusal(code);
      },
    },
  );
  const { user } = await startJourney();
  await user.click(screen.getByRole('button', { name: 'End Journey' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Journey' }));
}

it('says so when there is no journey any more that could be ended', async () => {
  await endRefused('NOT_FOUND');
  expect(await screen.findByText('No active journey found')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Ready to Track Your Journey' })).toBeInTheDocument();
});

it('says in the documented words that the end failed, and goes on', async () => {
  await endRefused('UNAVAILABLE');
  expect(await screen.findByText('Journey End Failed')).toBeInTheDocument();
  expect(
    screen.getByText('Could not end your journey. Please try again or contact support.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Live journey' })).toBeInTheDocument();
});

it('says on every other page that a journey is on, and leads back to it', async () => {
  buildPhone();
  buildServer({}, { activeJourney: buildJourney({ distanceKm: 27.8, acceptedThrough: 9 }) });
  renderApp('/settings');
  const strip = await screen.findByRole('link', { name: /^Live · .* · 27\.8\skm$/ });
  fireEvent.click(strip);
  expect(await screen.findByRole('heading', { name: 'Live journey' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Live · / })).not.toBeInTheDocument();
});
