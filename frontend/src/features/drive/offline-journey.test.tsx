import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../test/api';
import { buildJourney, buildPhone, buildServer, sendNow, startJourney } from '../../../test/drive';
import { buildJourney as buildEndedJourney } from '../../../test/journeys';
import { renderApp } from '../../../test/render';
import { clearLocalData } from '../../lib/session/local-data';
import { openFixStore } from '../../lib/offline/fix-store';

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

/** The app while the server is away, at a journey that was started without it. */
async function startAlone(over: Parameters<typeof buildServer>[1] = {}) {
  const phone = buildPhone();
  const server = buildServer({}, over);
  const { unmount } = renderApp('/');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  server.api.goOffline();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Start Journey' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Registration number'), 'SW-452-CM');
  await user.click(dialog.getByRole('button', { name: 'Start Journey' }));
  await screen.findByRole('heading', { name: 'Live journey' });
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  return { phone, user, unmount, ...server };
}

async function end(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'End Journey' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Journey' }));
}

const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

it('starts without a network, says so, and gives the server start and fixes once it is back', async () => {
  const { phone, api, sent } = await startAlone();
  expect(
    await screen.findByText(
      'No network: it is saved on this phone and sent later. Your speed is measured now.',
    ),
  ).toBeInTheDocument();
  phone.drive(5, 3);
  api.goOnline();
  sendNow();
  await waitFor(() => expect(sent.map(({ seq }) => seq)).toEqual([1, 2, 3]));
  phone.drive(5, 1);
  sendNow();
  await waitFor(() => expect(sent.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]));
  expect(screen.getByRole('heading', { name: 'Live journey' })).toBeInTheDocument();
});

it('goes on after a reload without a network, with the distance so far', async () => {
  const { phone, unmount } = await startAlone();
  phone.drive(36, 30);
  const store = await openFixStore();
  await waitFor(async () => {
    const [key = ''] = await store.journeyIds();
    expect(await store.loadFixes(key)).toHaveLength(30);
  });
  unmount();
  renderApp('/');
  await screen.findByRole('heading', { name: 'Live journey' });
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/distance0\.3\skm/));
});

it('ends without a network, and sends start, fixes and end in this order at their own times', async () => {
  const order: string[] = [];
  const times: Record<string, string> = {};
  const journey = buildJourney();
  const { phone, user, api, sent } = await startAlone({
    startJourney: ({ input }: { input: { startedAt: string } }) => {
      order.push('start');
      times.start = input.startedAt;
      return { journey };
    },
    recordFixes: ({ input }: { input: { fixes: { seq: number }[] } }) => {
      order.push('fixes');
      const acceptedThrough = input.fixes.length;
      return { accepted: acceptedThrough, duplicates: 0, flagged: [], acceptedThrough, journey };
    },
    journey: { ...buildEndedJourney(900), id: journey.id },
    endJourney: ({ input }: { input: { endedAt: string; journeyId: string } }) => {
      order.push(`end ${input.journeyId === journey.id}`);
      times.end = input.endedAt;
      return { journey: { ...journey, isActive: false } };
    },
  });
  phone.drive(5, 3);
  await end(user);
  expect(await screen.findByText('Saved on this phone')).toBeInTheDocument();
  expect(await screen.findByText('Sent when there is network')).toBeInTheDocument();
  expect(screen.getByText('Violations are not counted yet')).toBeInTheDocument();
  const endedBefore = Date.now();
  api.goOnline();
  backOnline();
  await waitFor(() => expect(order).toEqual(['start', 'fixes', 'end true']));
  expect(Date.parse(times.end ?? '')).toBeLessThanOrEqual(endedBefore);
  expect(Date.parse(times.start ?? '')).toBeLessThanOrEqual(Date.parse(times.end ?? ''));
  expect(sent).toEqual([]);
  expect(await screen.findByText('Confirmed by server')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/journey is saved on this phone/)).not.toBeInTheDocument());
});

it('says that another phone has a journey on, and sends its own after a retry', async () => {
  const { user, api } = await startAlone({
    startJourney: () => {
      throw refusal('CONFLICT');
    },
  });
  await end(user);
  expect(await screen.findByText('Sent when there is network')).toBeInTheDocument();
  api.goOnline();
  backOnline();
  expect(await screen.findByText('The server refused it')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close the receipt' }));
  expect(await screen.findByText('The journey with SW-452-CM could not be sent')).toBeInTheDocument();
  expect(
    screen.getByText('Another phone is recording a journey at the same time. End that one, then try again.'),
  ).toBeInTheDocument();
  api.answer({ startJourney: () => ({ journey: buildJourney() }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be sent/)).not.toBeInTheDocument());
  await waitFor(() => expect(api.asked).toContain('EndJourney'));
});

it('stops for the journey of another phone without losing what it has measured, and sends all once that one is over', async () => {
  const { phone, user, api, sent } = await startAlone({
    startJourney: () => {
      throw refusal('CONFLICT');
    },
  });
  phone.drive(5, 3);
  api.goOnline();
  sendNow();
  expect(await screen.findByText('The journey with SW-452-CM could not be sent')).toBeInTheDocument();
  expect(phone.isWatched()).toBe(false);
  const store = await openFixStore();
  const [key = ''] = await store.journeyIds();
  expect(await store.loadFixes(key)).toHaveLength(3);
  expect(sent).toEqual([]);
  const starts: { clientId: string; endedAt?: string }[] = [];
  const journey = buildJourney();
  api.answer({
    startJourney: ({ input }: { input: { clientId: string; endedAt?: string } }) => {
      starts.push(input);
      if (input.endedAt === undefined) {
        throw refusal('CONFLICT');
      }
      return { journey: { ...journey, isActive: false } };
    },
    recordFixes: ({ input }: { input: { fixes: { seq: number }[] } }) => {
      const acceptedThrough = input.fixes.length;
      return { accepted: acceptedThrough, duplicates: 0, flagged: [], acceptedThrough, journey };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be sent/)).not.toBeInTheDocument());
  await waitFor(async () => expect(await store.journeyIds()).toEqual([]));
  expect(new Set(starts.map(({ clientId }) => clientId)).size).toBe(1);
});

it('leaves one journey when the answer to its start was lost', async () => {
  const ids: string[] = [];
  const { phone, api } = await startAlone({
    startJourney: ({ input }: { input: { clientId: string } }) => {
      ids.push(input.clientId);
      throw refusal('UNAVAILABLE');
    },
  });
  phone.drive(5, 1);
  api.goOnline();
  sendNow();
  await waitFor(() => expect(ids).toHaveLength(1));
  api.answer({
    startJourney: ({ input }: { input: { clientId: string } }) => {
      ids.push(input.clientId);
      return { journey: buildJourney() };
    },
  });
  sendNow();
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(new Set(ids).size).toBe(1);
});

it('shows the whole page that it is offline and how much waits', async () => {
  await startAlone();
  expect(
    await screen.findByText(/^Offline, 1 item saved on this phone, last updated \d\d:\d\d$/),
  ).toBeInTheDocument();
});

it('starts as before with a network', async () => {
  const phone = buildPhone();
  const { sent } = buildServer();
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(5, 2);
  sendNow();
  await waitFor(() => expect(sent).toHaveLength(2));
});
