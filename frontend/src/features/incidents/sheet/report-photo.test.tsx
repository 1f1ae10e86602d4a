import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VIEWER } from '../../../../test/api';
import { openSheet, placePhone, servePhotos, serveReports } from '../../../../test/incidents';
import { renderApp } from '../../../../test/render';
import { clearOutbox } from '../../../lib/offline/outbox';
import { readDrafts, saveDraft } from '../draft/draft-store';
import { buildDraft, type IncidentDraft } from '../draft/incident-draft';

const PHOTO = 'data:image/jpeg;base64,YWJj';

/** A report as it stays on a phone that was begun at the wheel and has a photo. */
async function storeBegun(over: Partial<IncidentDraft> = {}): Promise<IncidentDraft> {
  const begun: IncidentDraft = {
    ...buildDraft({ atMs: Date.now() - 60_000, place: null }),
    incidentType: 'PEDESTRIAN',
    mood: 'SAD',
    photo: PHOTO,
    ...over,
  };
  await saveDraft(VIEWER.id, begun);
  return begun;
}

async function finishReport() {
  renderApp('/');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report an incident' }));
  await user.click(sheet.getByRole('radio', { name: 'Angry' }));
  await user.click(sheet.getByRole('button', { name: 'Send report' }));
}

const photosStored = async () => (await readDrafts(VIEWER.id)).flatMap(({ photo }) => photo ?? []);

beforeEach(async () => {
  localStorage.clear();
  await clearOutbox();
  placePhone();
});

it('sends the photo after the report was accepted, and then stores neither', async () => {
  await storeBegun({ mood: null });
  const { stored } = serveReports();
  const bodies = servePhotos(200);
  await finishReport();
  expect(await screen.findByText('Incident Reported Successfully')).toBeInTheDocument();
  expect(stored.size).toBe(1);
  expect(JSON.stringify([...stored.values()])).not.toContain('YWJj');
  expect(bodies).toEqual(['/api/incidents/1/photo {"photo":"YWJj"}']);
  expect(await photosStored()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Follow it' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/reports/incidents');
});

it('stores a photo that finds no network beside its accepted report, and sends it alone later', async () => {
  await storeBegun({ mood: null });
  const { api, stored } = serveReports();
  const bodies = servePhotos(0, 0, 200);
  await finishReport();
  expect(await screen.findByText(/Its photo waits on this phone/)).toBeInTheDocument();
  expect(await photosStored()).toHaveLength(1);
  expect(await screen.findByText('1 photo waits for the network')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () => expect(await photosStored()).toEqual([]));
  expect(bodies).toHaveLength(3);
  expect(stored.size).toBe(1);
  expect(api.asked.filter((name) => name === 'ReportIncident')).toHaveLength(1);
});

it('lets a photo that was refused be sent again', async () => {
  await storeBegun({ mood: null });
  serveReports();
  const bodies = servePhotos(400, 200);
  await finishReport();
  expect(await screen.findByText('The photo could not be sent')).toBeInTheDocument();
  expect(await screen.findByText('Failed - Retry')).toBeInTheDocument();
  expect(screen.getByText('1 photo was not sent')).toBeInTheDocument();
  expect(screen.getByText(/photo only/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Failed - Retry')).not.toBeInTheDocument());
});

it('says that the phone has no room for the photo, stores the report, and leaves the sheet open', async () => {
  const { api } = serveReports();
  await storeBegun({ mood: null });
  const put = IDBObjectStore.prototype.put;
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function storeSmall(
    this: IDBObjectStore,
    value: { photo?: string | null },
  ) {
    if (typeof value.photo === 'string') {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    }
    return put.call(this, value);
  });
  renderApp('/');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report an incident' }));
  await user.click(sheet.getByRole('radio', { name: 'Angry' }));
  api.goOffline();
  await user.click(sheet.getByRole('button', { name: 'Send report' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('No room for the photoYour report is safe.');
  expect(sheet.getByRole('img', { name: 'Photo of the incident' })).toBeInTheDocument();
  expect(await screen.findByText('1 report waits for the network')).toBeInTheDocument();
  full.mockRestore();
});

it('accepts no photo on a phone that is almost full, and says why', async () => {
  serveReports();
  const estimate = () => Promise.resolve({ quota: 50_000_000, usage: 45_000_000 });
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Add a photo' }));
  expect(await sheet.findByText(/^This phone is almost full/)).toBeVisible();
  expect(sheet.queryByLabelText('Choose a photo', { selector: 'input' })).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'storage');
});

it('says that a file is no picture, and that the camera was refused', async () => {
  serveReports();
  const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Add a photo' }));
  expect(sheet.getByRole('group', { name: 'Photo of the incident' })).toHaveFocus();
  const file = new File(['words'], 'words.jpg', { type: 'image/jpeg' });
  await user.upload(sheet.getByLabelText('Choose a photo', { selector: 'input' }), file);
  expect(await sheet.findByText('The photo must be a JPEG, PNG or WebP picture')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Take a photo' }));
  expect(await screen.findByText(/The camera was refused/)).toBeInTheDocument();
});
