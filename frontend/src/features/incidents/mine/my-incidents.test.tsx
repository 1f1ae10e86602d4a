import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { NOTHING_SAID, servePhotos } from '../../../../test/incidents';
import { renderApp } from '../../../../test/render';
import { clearOutbox } from '../../../lib/offline/outbox';
import { saveDraft } from '../draft/draft-store';
import { buildDraft } from '../draft/incident-draft';

const INCIDENT = {
  id: '41',
  incidentType: 'ROAD_HAZARD',
  mood: 'WORRIED',
  severity: 'HIGH',
  status: 'VERIFIED',
  occurredAt: new Date(Date.now() - 300_000).toISOString(),
  receivedAt: new Date(Date.now() - 299_000).toISOString(),
  latitude: 4.0483,
  longitude: 9.7043,
  photoUrl: '/api/incidents/41/photo',
  confirmationCount: 2,
  crowdVerdict: { isVerified: true, confidence: 0.9, reason: 'VALIDATED', sentence: '' },
  ...NOTHING_SAID,
  injuredCount: 2,
  seenVehicle: 'LT 482 KD',
  crowdConfidence: { word: 'CONFIRMED' },
  description: '<b>"Ngoa" says</b> مرحبا',
  history: [
    { status: 'RECEIVED', at: '2026-11-20T08:00:00Z', reason: null },
    { status: 'VERIFIED', at: '2026-11-20T08:02:00Z', reason: 'Report validated by multiple sources' },
  ],
};

/** A server with so many reports, in pages of what is asked for. */
function serveMine(count: number, over: Answers = {}) {
  return serveApi({
    viewer: VIEWER,
    incidents: ({ first, after }: { first: number; after?: string }) => {
      const from = Number(after ?? 0);
      const ids = Array.from({ length: count }, (_, index) => index).slice(from, from + first);
      return {
        totalCount: count,
        edges: ids.map((id) => ({ cursor: String(id + 1), node: { ...INCIDENT, id: String(id) } })),
        pageInfo: { hasNextPage: from + first < count, endCursor: String(from + first) },
      };
    },
    ...over,
  });
}

beforeEach(async () => {
  localStorage.clear();
  await clearOutbox();
});

it('lists what one has reported, with what others and the authority made of it', async () => {
  serveMine(1);
  const { container } = renderApp('/reports/incidents');
  const row = await screen.findByRole('link', { name: /Road hazard/ });
  for (const words of ['Verified', 'High', 'Worried', '5 min ago']) {
    expect(within(row).getByText(words)).toBeInTheDocument();
  }
  expect(await within(row).findByText('N3, Douala')).toBeInTheDocument();
  expect(row).toHaveTextContent('Confirmed by 2 other people · Report validated by multiple sources');
  expect(row.querySelector('img')).toHaveAttribute('src', '/api/incidents/41/photo');
  expect(row).toHaveAttribute('href', '/reports/incidents/0');
  expect(screen.getByRole('link', { name: 'Reports', current: 'page' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('loads the next page by the cursor of the last', async () => {
  serveMine(25);
  renderApp('/reports/incidents');
  expect(await screen.findByText('25 reports')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Road hazard/ })).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'View more' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Road hazard/ })).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'View more' })).not.toBeInTheDocument();
});

it('says that nothing was reported yet, and that the list could not be loaded', async () => {
  const api = serveMine(0, {
    incidents: () => {
      throw refusal('INTERNAL');
    },
  });
  renderApp('/reports/incidents');
  expect(await screen.findByText('Error loading your reports. Please try again.')).toBeInTheDocument();
  api.answer({ incidents: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No incident reports yet' })).toBeInTheDocument();
});

it('shows at the top what is still on the phone, and sends what was refused again', async () => {
  const tried = {
    ...buildDraft({ atMs: Date.now(), place: null }),
    mood: 'SAD',
    incidentType: 'OTHER',
  } as const;
  await saveDraft(VIEWER.id, tried);
  await saveDraft(VIEWER.id, { ...tried, clientId: crypto.randomUUID(), mood: null });
  const received: string[] = [];
  serveMine(0, {
    reportIncident: ({ input }: { input: { clientId: string } }) => {
      received.push(input.clientId);
      return { incident: { id: '41' } };
    },
  });
  servePhotos(200);
  renderApp('/reports/incidents');
  expect(await screen.findByRole('heading', { name: 'Still on this phone' })).toBeInTheDocument();
  expect(screen.getByText('To finish')).toBeInTheDocument();
  expect(screen.getByText('Failed - Retry')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(received).toEqual([tried.clientId]));
  await waitFor(() => expect(screen.queryByText('Failed - Retry')).not.toBeInTheDocument());
  expect(screen.getByText('To finish')).toBeInTheDocument();
});

it('names every status that a report has come to with its reason, and those to come', async () => {
  serveMine(1, { incident: { ...INCIDENT, status: 'VERIFIED' } });
  const { container } = renderApp('/reports/incidents/41');
  expect(await screen.findByRole('heading', { name: 'Road hazard', level: 1 })).toBeInTheDocument();
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^Received.*09:00$/),
    expect.stringMatching(/^Verified.*09:02Report validated by multiple sources$/),
    'Under reviewStill to come',
    'ResolvedStill to come',
  ]);
  expect(screen.getByText(INCIDENT.description)).toBeInTheDocument();
  const map = screen.getByRole('link', { name: 'View on Map' });
  expect(map).toHaveAttribute('href', 'https://www.google.com/maps?q=4.048300,9.704300&z=15');
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['RESOLVED', 'Resolved'],
  ['REJECTED', 'Rejected'],
  ['DUPLICATE', 'Duplicate'],
])('promises nothing more once a report is %s', async (status, word) => {
  const reason = 'In words of staff';
  const history = [...INCIDENT.history, { status, at: '2026-11-20T09:00:00Z', reason }];
  serveMine(1, { incident: { ...INCIDENT, status, history } });
  renderApp('/reports/incidents/41');
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getAllByText(word)).toHaveLength(2);
  expect(screen.queryByText('Still to come')).not.toBeInTheDocument();
});

it('says that there is no such report', async () => {
  serveMine(0, { incident: null });
  renderApp('/reports/incidents/999');
  expect(await screen.findByRole('heading', { name: 'Report not found' })).toBeInTheDocument();
});
