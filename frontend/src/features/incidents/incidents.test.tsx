import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, VIEWER } from '../../../test/api';
import { openSheet, placePhone, serveReports } from '../../../test/incidents';
import { renderApp } from '../../../test/render';
import { clearOutbox } from '../../lib/offline/outbox';
import { buildDraft } from './draft/incident-draft';
import { readDrafts, saveDraft } from './draft/draft-store';

beforeEach(async () => {
  localStorage.clear();
  await clearOutbox();
  placePhone();
});

it('asks a crash first, then ten types, three severities, medium by default, and six moods', async () => {
  serveReports();
  const { sheet } = await openSheet();
  const names = sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual([
    ...['Reckless driving', 'Speeding', 'Road hazard', 'Breakdown', 'Flood', 'Animals'],
    ...['Roadblock', 'Traffic light', 'Pedestrian', 'Other'],
    ...['Low', 'Medium', 'High'],
    ...['Scared', 'Angry', 'Sad', 'Worried', 'Confused', 'Neutral'],
  ]);
  expect(sheet.getByRole('button', { name: /^Crash/ })).toHaveAttribute('aria-pressed', 'false');
  expect(sheet.getByRole('radio', { name: 'Medium' })).toBeChecked();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

it('sends what was said with the place and the time of the tap, says so, and begins anew', async () => {
  const { stored } = serveReports();
  const { user, sheet, send } = await openSheet();
  expect(await sheet.findByText('N3, Douala')).toBeInTheDocument();
  const tappedBefore = Date.now();
  await user.click(sheet.getByRole('radio', { name: 'Road hazard' }));
  await user.click(sheet.getByRole('radio', { name: 'Worried' }));
  await user.click(sheet.getByRole('radio', { name: 'High' }));
  await user.click(sheet.getByRole('button', { name: /Add a note/ }));
  await user.type(sheet.getByLabelText('What did you see?'), ' A tree lies on the road. ');
  await send();
  expect(await screen.findByText('Incident Reported Successfully')).toBeInTheDocument();
  const [report] = [...stored.values()];
  expect(report).toMatchObject({
    mood: 'WORRIED',
    incidentType: 'ROAD_HAZARD',
    severity: 'HIGH',
    description: 'A tree lies on the road.',
    location: { lat: 4.0483, lng: 9.7043 },
  });
  expect(Date.parse(String(report?.occurredAt))).toBeLessThanOrEqual(tappedBefore);

  await user.click(await screen.findByRole('button', { name: 'Report an incident' }));
  const again = within(await screen.findByRole('dialog', { name: 'Report an incident' }));
  expect(again.getByRole('radio', { name: 'Road hazard' })).not.toBeChecked();
  expect(again.getByRole('radio', { name: 'Medium' })).toBeChecked();
  expect(again.queryByLabelText('What did you see?')).not.toBeInTheDocument();
});

it('says what is missing when mood or type was not chosen, and sends nothing', async () => {
  const { stored } = serveReports();
  const { user, sheet, send } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Pedestrian' }));
  await send();
  expect(sheet.getByRole('alert')).toHaveTextContent(
    'Missing InformationPlease select your mood and incident type before submitting',
  );
  expect(stored.size).toBe(0);
  await user.click(sheet.getByRole('radio', { name: 'Angry' }));
  expect(sheet.queryByRole('alert')).not.toBeInTheDocument();
});

it('stores one report for a double tap', async () => {
  const { stored, api } = serveReports();
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Other' }));
  await user.click(sheet.getByRole('radio', { name: 'Neutral' }));
  await user.dblClick(sheet.getByRole('button', { name: 'Send report' }));
  await screen.findByText('Incident Reported Successfully');
  expect(stored.size).toBe(1);
  expect(api.asked.filter((name) => name === 'ReportIncident')).toHaveLength(1);
});

it('says that a report goes without a place when the phone does not give one', async () => {
  placePhone({ answers: false });
  const { stored } = serveReports();
  const { user, sheet, send } = await openSheet();
  expect(await sheet.findByText('No position: your report is sent without a place.')).toBeInTheDocument();
  await user.click(sheet.getByRole('radio', { name: 'Speeding' }));
  await user.click(sheet.getByRole('radio', { name: 'Sad' }));
  await send();
  await screen.findByText('Incident Reported Successfully');
  expect([...stored.values()][0]).toMatchObject({ location: null });
});

it('preserves what was said when the server refuses it, in the documented words', async () => {
  serveReports({
    reportIncident: () => {
      throw refusal('INTERNAL');
    },
  });
  const { user, sheet, send } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Traffic light' }));
  await user.click(sheet.getByRole('radio', { name: 'Scared' }));
  await send();
  expect(await sheet.findByRole('alert')).toHaveTextContent(
    'Report FailedUnable to submit your incident report. Please try again',
  );
  expect(sheet.getByRole('radio', { name: 'Traffic light' })).toBeChecked();
});

it('stores a report without a network and sends it once there is one', async () => {
  const { api } = serveReports();
  const { user, sheet, send } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Road hazard' }));
  await user.click(sheet.getByRole('radio', { name: 'Worried' }));
  api.goOffline();
  await send();
  expect(await screen.findByText('1 report waits for the network')).toBeInTheDocument();

  const { stored } = serveReports();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(stored.size).toBe(1));
  await waitFor(() => expect(screen.queryByText('1 report waits for the network')).not.toBeInTheDocument());
});

it('sends the time of the server where the clock of the phone is ahead', async () => {
  const { stored } = serveReports();
  const aheadMs = 600_000;
  const ask = window.fetch;
  const headers = new Headers({ date: new Date(Date.now() - aheadMs).toUTCString() });
  window.fetch = (url, init) =>
    url === '/livez' ? Promise.resolve({ headers } as Response) : ask(url, init);
  const { user, sheet, send } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Other' }));
  await user.click(sheet.getByRole('radio', { name: 'Sad' }));
  await send();
  await waitFor(() => expect(stored.size).toBe(1));
  const shownMs = Date.parse(String([...stored.values()][0]?.occurredAt));
  expect(Date.now() - shownMs).toBeGreaterThan(aheadMs - 5_000);
});

it('lets a report that was begun while driving be finished at the stop, or thrown away', async () => {
  const begun = {
    ...buildDraft({ atMs: Date.now() - 60_000, place: null }),
    incidentType: 'PEDESTRIAN' as const,
  };
  await saveDraft(VIEWER.id, begun);
  await saveDraft('somebody-else', { ...begun, clientId: crypto.randomUUID() });
  const { stored } = serveReports();
  renderApp('/');
  const user = userEvent.setup();
  expect(await screen.findByText('1 report to finish')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report an incident' }));
  expect(sheet.getByRole('radio', { name: 'Pedestrian' })).toBeChecked();
  await user.click(sheet.getByRole('radio', { name: 'Angry' }));
  await user.click(sheet.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(stored.has(begun.clientId)).toBe(true));
  await waitFor(() => expect(screen.queryByText('1 report to finish')).not.toBeInTheDocument());
});

it('stores a report on the phone when the session has ended, and sends it after the next sign-in', async () => {
  serveReports({
    reportIncident: () => {
      throw refusal('UNAUTHENTICATED');
    },
  });
  const { user, sheet, send } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Other' }));
  await user.click(sheet.getByRole('radio', { name: 'Sad' }));
  await send();
  await waitFor(async () => expect(await readDrafts(VIEWER.id)).toMatchObject([{ isReady: true }]));
  cleanup();
  const { stored } = serveReports();
  renderApp('/');
  await waitFor(() => expect(stored.size).toBe(1));
  await waitFor(async () => expect(await readDrafts(VIEWER.id)).toEqual([]));
});

it('says that the phone has no room for the report, and leaves it open to be sent again', async () => {
  const { api } = serveReports();
  const { user, sheet, send } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Other' }));
  await user.click(sheet.getByRole('radio', { name: 'Sad' }));
  api.goOffline();
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await send();
  expect(await sheet.findByRole('alert')).toHaveTextContent('No room on this phone');
  full.mockRestore();
  const { stored } = serveReports();
  await send();
  await waitFor(() => expect(stored.size).toBe(1));
});
