import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { VIEWER } from '../../../../test/api';
import { openSheet, placePhone, serveReports } from '../../../../test/incidents';
import { clearOutbox } from '../../../lib/offline/outbox';
import { readDrafts, saveDraft } from '../draft/draft-store';
import { buildDraft, inputOf } from '../draft/incident-draft';

beforeEach(async () => {
  localStorage.clear();
  await clearOutbox();
  placePhone();
});

async function tapCrash() {
  const opened = await openSheet();
  await opened.sheet.findByText('N3, Douala');
  await opened.user.click(opened.sheet.getByRole('button', { name: /^Crash/ }));
  return { ...opened, sos: within(await screen.findByRole('dialog', { name: 'Call for help first' })) };
}

it('opens the emergency numbers with the place to say, with the report waiting behind them', async () => {
  const { stored } = serveReports();
  const { user, sos } = await tapCrash();
  expect(sos.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Police117', 'tel:117'],
    ['Fire brigade118', 'tel:118'],
    ['Ambulance (SAMU)119', 'tel:119'],
  ]);
  expect(sos.getByText('Say where you are: N3, Douala. Your report waits here.')).toBeInTheDocument();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.click(sos.getByRole('button', { name: 'Close' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report an incident' }));
  expect(sheet.getByRole('button', { name: /^Crash/ })).toHaveAttribute('aria-pressed', 'true');
  expect(stored.size).toBe(0);
});

it('sends a crash with how many are hurt and the vehicle, also when it waited for the network', async () => {
  const { api } = serveReports();
  const { user, sos } = await tapCrash();
  await user.click(sos.getByRole('button', { name: 'Report the crash' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report an incident' }));
  const hurt = within(sheet.getByRole('group', { name: 'How many people are hurt?' }));
  expect(hurt.getByRole('radio', { name: 'Not sure' })).toBeChecked();
  await user.click(hurt.getByRole('radio', { name: '2' }));
  await user.type(sheet.getByLabelText('Plate or agency, if you saw it'), ' LT 482 KD');
  await user.click(sheet.getByRole('radio', { name: 'Scared' }));
  api.goOffline();
  await user.click(sheet.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('1 report waits for the network')).toBeInTheDocument();
  const { stored } = serveReports();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(stored.size).toBe(1));
  expect([...stored.values()]).toMatchObject([
    { incidentType: 'CRASH', injuredCount: 2, seenVehicle: 'LT 482 KD', mood: 'SCARED' },
  ]);
});

it('names no injured where it is no crash, and of neither where nothing is said', () => {
  const draft = { ...buildDraft({ atMs: 0, place: null }), mood: 'SAD', incidentType: 'FLOOD' } as const;
  expect(inputOf({ ...draft, injuredCount: 3 })).not.toHaveProperty('injuredCount');
  expect(inputOf({ ...draft, incidentType: 'CRASH', injuredCount: 0 })).toMatchObject({ injuredCount: 0 });
  expect(inputOf({ ...draft, seenVehicle: '  ' })).not.toHaveProperty('seenVehicle');
});

it('reads back what was stored on the phone, and nothing that makes no sense', async () => {
  const draft = { ...buildDraft({ atMs: 1, place: null }), injuredCount: 2, seenVehicle: 'Finexs Voyages' };
  await saveDraft(VIEWER.id, draft);
  expect(await readDrafts(VIEWER.id)).toEqual([draft]);
  for (const injuredCount of [-1, 1.5, 201, NaN]) {
    await saveDraft(VIEWER.id, { ...draft, injuredCount, seenVehicle: 'x'.repeat(90) });
    expect(await readDrafts(VIEWER.id)).toMatchObject([{ injuredCount: null, seenVehicle: 'x'.repeat(80) }]);
  }
});
