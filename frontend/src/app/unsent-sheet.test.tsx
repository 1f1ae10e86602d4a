import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import { axe } from 'jest-axe';
import { refusal, VIEWER } from '../../test/api';
import { buildJourney, buildServer } from '../../test/drive';
import { renderApp } from '../../test/render';
import { saveDraft } from '../features/incidents/draft/draft-store';
import { buildDraft } from '../features/incidents/draft/incident-draft';
import { clearLocalData } from '../lib/session/local-data';
import { queueReport } from '../lib/offline/unsent-reports';
import { storeOwnJourney } from '../lib/offline/own-journeys';
import { queueSettings } from '../lib/own-settings/unsent-settings';

const ENDED = {
  clientId: crypto.randomUUID(),
  accountId: VIEWER.id,
  start: { vehicleType: 'CAR', registrationNumber: 'LT 452 AB', category: 'PRIVATE', role: 'DRIVER' },
  startedAtMs: Date.UTC(2026, 10, 20, 8, 30),
  endedAtMs: Date.UTC(2026, 10, 20, 9, 30),
  clockOffsetMs: 0,
  serverId: null,
  received: null,
  fault: null,
} as const;

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

/** The app of whom one thing of each kind waits, while the server is away, with the list opened. */
async function openList(over: Parameters<typeof buildServer>[1] = {}) {
  const report = buildDraft({ atMs: Date.UTC(2026, 10, 20, 8, 42), place: null });
  await storeOwnJourney(ENDED);
  await saveDraft(VIEWER.id, { ...report, mood: 'SAD', incidentType: 'PEDESTRIAN', isReady: true });
  await queueReport(VIEWER.id, '41');
  await queueSettings(VIEWER.id, { ...DEFAULT_SETTINGS, version: VIEWER.settings.version });
  const { api } = buildServer({}, over);
  api.goOffline();
  localStorage.setItem('currentUser', JSON.stringify(VIEWER));
  renderApp('/');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const list = within(await screen.findByRole('dialog', { name: 'On this phone' }));
  const row = (what: string) =>
    list.getAllByRole('listitem').find((item) => item.textContent?.includes(what))?.textContent;
  return { api, user, list, row };
}

const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

it('names each queued item with its state and its time, and each as confirmed once the server has it', async () => {
  const { api, list, row } = await openList({
    reportIncident: () => ({ incident: { id: '9' } }),
    reportViolation: () => ({ violation: { id: '41', reported: true, status: 'UNDER_REVIEW' } }),
    updateSettings: () => ({ settings: { ...DEFAULT_SETTINGS, version: 1 } }),
  });
  expect(row('Journey with LT 452 AB')).toContain('Saved on this phone, 09:30');
  expect(row('Report: Pedestrian')).toContain('Saved on this phone, 09:42');
  expect(row('Report of a violation')).toMatch(/Saved on this phone, \d\d:\d\d/);
  expect(row('Settings')).toMatch(/Saved on this phone, \d\d:\d\d/);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  api.goOnline();
  backOnline();
  await waitFor(() => expect(list.getAllByText(/^Confirmed, \d\d:\d\d$/)).toHaveLength(4), {
    timeout: 15_000,
  });
});

it('lets what the server would not have be tried again', async () => {
  const { api, user, list, row } = await openList({
    startJourney: () => {
      throw refusal('CONFLICT');
    },
  });
  api.goOnline();
  backOnline();
  await waitFor(() => expect(row('Journey with LT 452 AB')).toContain('Failed, 09:30'), { timeout: 15_000 });
  api.answer({ startJourney: () => ({ journey: buildJourney() }) });
  const [retry] = list.getAllByRole('button', { name: 'Try again' });
  expect(retry).toBeDefined();
  if (retry) {
    await user.click(retry);
  }
  await waitFor(() => expect(row('Journey with LT 452 AB')).toMatch(/Confirmed/), { timeout: 15_000 });
});
