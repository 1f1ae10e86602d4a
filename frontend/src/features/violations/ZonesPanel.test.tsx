import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { PUBLIC_PROOF } from '../../../test/violations';

interface Frame {
  id?: string;
  type: string;
  payload?: { operationName?: string };
}

/** Speaks graphql-transport-ws with the app and pushes what the test says. */
class PushingSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static last: PushingSocket | undefined;
  readyState = PushingSocket.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  private readonly subscriptions = new Map<string, string>();

  constructor() {
    super();
    PushingSocket.last = this;
    setTimeout(() => this.onopen?.());
  }

  send(text: string): void {
    const frame: Frame = JSON.parse(text);
    if (frame.type === 'connection_init') {
      this.answer({ type: 'connection_ack' });
    }
    if (frame.type === 'subscribe' && frame.id && frame.payload?.operationName) {
      this.subscriptions.set(frame.payload.operationName, frame.id);
    }
  }

  close(): void {
    this.readyState = PushingSocket.CLOSED;
  }

  lose(): void {
    this.close();
    this.onclose?.(new CloseEvent('close', { code: 1006 }));
  }

  hears(operationName: string): boolean {
    return this.subscriptions.has(operationName);
  }

  push(operationName: string, payload: object): void {
    this.answer({ id: this.subscriptions.get(operationName), type: 'next', payload });
  }

  private answer(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

function buildViolation(id: string, over: object = {}) {
  return {
    id,
    registrationNumber: 'OU-•••-AC',
    transportAgency: 'Oasis Travels',
    category: 'PUBLIC',
    ...PUBLIC_PROOF,
    provenKmh: 63,
    speedKmh: 66.4,
    startedAt: '2026-11-14T09:00:00Z',
    severity: 'WARNING',
    grade: 'A',
    isClaimed: false,
    isOwn: false,
    isWithdrawn: false,
    ...over,
  };
}

const ONE_WARNING = { caution: [], warning: [buildViolation('1')], danger: [] };

async function openPanel(recentViolations: unknown) {
  const api = serveApi({ viewer: VIEWER, recentViolations });
  Object.assign(window, { WebSocket: PushingSocket });
  renderApp('/');
  const panel = within(await screen.findByRole('region', { name: 'Real-Time Violation Zones' }));
  return { api, panel };
}

async function openLivePanel(recentViolations: unknown) {
  const { api, panel } = await openPanel(recentViolations);
  await panel.findByText('Oasis Travels');
  await waitFor(() => expect(PushingSocket.last?.hears('ViolationUpdated')).toBe(true));
  const push = (name: string, payload: object) => act(() => PushingSocket.last?.push(name, payload));
  return { api, panel, push };
}

it('shows speed, plate and agency under the word of each zone', async () => {
  const { panel } = await openPanel(ONE_WARNING);
  expect(await panel.findByText('OU-•••-AC')).toBeInTheDocument();
  expect(panel.getByText('66')).toBeInTheDocument();
  for (const name of ['Caution', 'Warning', 'Danger']) {
    expect(panel.getByRole('heading', { name })).toBeInTheDocument();
  }
});

it('says of a vehicle that may not be named no more than its region and how it travels', async () => {
  const nameless = { registrationNumber: 'LT •••• ••', transportAgency: null };
  const danger = [
    buildViolation('2', { ...nameless, severity: 'DANGER' }),
    buildViolation('3', { ...nameless, severity: 'DANGER', category: 'PRIVATE' }),
  ];
  const { panel } = await openPanel({ caution: [], warning: [], danger });
  const rows = await panel.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '66 km/hLT •••• ••At least 63 km/h. Limit 60.Public',
    '66 km/hLT •••• ••At least 63 km/h. Limit 60.Private',
  ]);
});

it('says that there is nothing when no zone has a violation', async () => {
  const { panel } = await openPanel({ caution: [], warning: [], danger: [] });
  expect(await panel.findByText('No speed violations recorded. Keep driving safely!')).toBeInTheDocument();
});

it('says that it could not load, and loads again when asked', async () => {
  const { api, panel } = await openPanel(() => {
    throw refusal('UNAVAILABLE');
  });
  await panel.findByText('Could not load the violation zones. Please try again.');
  api.answer({ recentViolations: ONE_WARNING });
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Oasis Travels')).toBeInTheDocument();
});

it('calls itself live only while the server answers, and offline without a network', async () => {
  const { api, panel } = await openLivePanel(ONE_WARNING);
  expect(panel.getByText('Live')).toBeInTheDocument();
  api.goOffline();
  // The phone's network is gone; its socket has not noticed yet.
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await panel.findByText('Offline')).toBeInTheDocument();
  api.goOnline();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await panel.findByText('Live')).toBeInTheDocument();
});

it('shows a violation of the user as it happens, with the full plate and a mark', async () => {
  const { panel, push } = await openLivePanel(ONE_WARNING);
  const received = buildViolation('2', { severity: 'DANGER', registrationNumber: 'SW-452-CM', isOwn: true });
  push('ViolationCreated', { data: { violationCreated: { __typename: 'Violation', ...received } } });
  expect(await panel.findByText('SW-452-CM')).toBeInTheDocument();
  expect(panel.getByText('You')).toBeInTheDocument();
});

it('removes a withdrawn violation and asks for the one that moves up', async () => {
  const { api, panel, push } = await openLivePanel(ONE_WARNING);
  const older = buildViolation('0', { transportAgency: 'Men Travel', startedAt: '2026-11-14T08:00:00Z' });
  api.answer({ recentViolations: { ...ONE_WARNING, warning: [older] } });
  const received = buildViolation('1', { isWithdrawn: true });
  push('ViolationUpdated', { data: { violationUpdated: { __typename: 'Violation', ...received } } });
  expect(await panel.findByText('Men Travel')).toBeInTheDocument();
  expect(panel.queryByText('Oasis Travels')).not.toBeInTheDocument();
});

it('asks for everything again when the server says that it dropped something', async () => {
  const { api, panel, push } = await openLivePanel(ONE_WARNING);
  api.answer({
    recentViolations: { ...ONE_WARNING, caution: [buildViolation('5', { transportAgency: 'Amour Mezam' })] },
  });
  push('ViolationCreated', {
    data: { violationCreated: { __typename: 'Violation', ...buildViolation('1') } },
    extensions: { resync: true },
  });
  expect(await panel.findByText('Amour Mezam')).toBeInTheDocument();
});

it('shows that the connection is lost, and asks again once it is back', async () => {
  const { api, panel } = await openLivePanel(ONE_WARNING);
  const lost = PushingSocket.last;
  // The first of those who come back.
  jest.spyOn(Math, 'random').mockReturnValue(0.01);
  act(() => lost?.lose());
  expect(await panel.findByText('Reconnecting')).toBeInTheDocument();
  api.answer({
    recentViolations: { ...ONE_WARNING, caution: [buildViolation('5', { transportAgency: 'Amour Mezam' })] },
  });
  await waitFor(() => expect(PushingSocket.last).not.toBe(lost), { timeout: 3_000 });
  jest.restoreAllMocks();
  expect(await panel.findByText('Amour Mezam')).toBeInTheDocument();
  expect(await panel.findByText('Live')).toBeInTheDocument();
});

it('has no fault that a machine can find', async () => {
  const { panel } = await openPanel(ONE_WARNING);
  await panel.findByText('OU-•••-AC');
  expect(await axe(screen.getByRole('region', { name: 'Real-Time Violation Zones' }))).toHaveNoViolations();
});
