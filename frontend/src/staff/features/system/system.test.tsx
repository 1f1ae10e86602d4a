import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const ADMIN = {
  ...VIEWER,
  role: 'ADMIN',
  permissions: ['canViewDashboard', 'canAccessSystemSettings'],
  username: 'demo.admin',
  mustChangePassword: false,
};
const COUNTS = {
  activeJourneys: 3,
  demoAccounts: 2,
  demoJourneys: 5,
  demoViolations: 4,
  demoIncidents: 1,
  demoCampaigns: 1,
  demoViews: 0,
  demoTotal: 12,
};
const HEALTH = {
  checkedAt: '2026-11-20T08:00:05Z',
  version: '7.8.9',
  upS: 7_260,
  sockets: 14,
  fixesPerSecond: 2.5,
  writesUnderWay: 0,
  writeP99Ms: null,
  memoryBytes: 209_715_200,
  databaseAnswerMs: 1.25,
  database: { connections: 8, connectionsMax: 100, sizeBytes: 52_428_800, waitingForConnection: 0 },
  backup: {
    madeAt: '2026-11-20T01:02:00Z',
    provenAt: '2026-11-20T01:05:00Z',
    isOverdue: false,
    storedMadeAt: null,
    isStoreOverdue: null,
  },
  disk: { freeBytes: 52_428_800_000, totalBytes: 104_857_600_000 },
  sms: { sentToday: 1_200, perDay: 20_000, level: 'AMPLE' },
  jobs: [
    { name: 'fold rollups', everyS: 60, lastRunAt: '2026-11-20T08:00:00Z', tookMs: 12, hasFailed: false },
    { name: 'erase accounts', everyS: 3_600, lastRunAt: null, tookMs: null, hasFailed: true },
  ],
};
const ANSWERS = { viewer: ADMIN, serviceHealth: HEALTH, systemCounts: COUNTS, apiKeys: [] };

const END_ALL = { name: 'End all journeys', count: 3, words: 'END ALL' };
const CLEAR_DEMO = { name: 'Clear demo data', count: 12, words: 'CLEAR DEMO' };

/** Opens the dialog of an act and types; what it gives presses the button. */
async function openControl({ name, count, words }: typeof END_ALL, typed = words) {
  renderApp('/admin/system');
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(await dialog.findByText(`It affects ${count} entries.`)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(`Type ${words} to go on`), typed);
  return { dialog, confirm: () => userEvent.click(dialog.getByRole('button', { name })) };
}

async function askToEnd(words: string) {
  const { dialog, confirm } = await openControl(END_ALL, words);
  await confirm();
  return dialog;
}

beforeEach(() => window.localStorage.clear());

it('shows how the service is doing, and which work has failed', async () => {
  serveApi(ANSWERS);
  const { container } = renderApp('/admin/system');
  const connections = await screen.findByText('Database connections');
  expect(connections.parentElement).toHaveTextContent('8 of 100');
  expect(screen.getByText(/^Version 7\.8\.9, checked at /)).toBeVisible();
  expect(screen.getByText('SMS sent today').parentElement).toHaveTextContent('1,200 of 20,000');
  expect(screen.getByText('Last backup that was proven').parentElement).toHaveTextContent('20');
  expect(screen.queryByText(/No backup of the last/)).not.toBeInTheDocument();
  expect(screen.queryByText('Last backup that is in the store')).not.toBeInTheDocument();
  expect(screen.queryByText(/today’s SMS are sent/)).not.toBeInTheDocument();
  const failed = within(await screen.findByRole('row', { name: /Erase deleted accounts/ }));
  expect(failed.getByText('failed, will be tried again')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('warns of a backup that nobody has proven, and of a disk that is nearly full', async () => {
  const backup = { madeAt: null, provenAt: null, isOverdue: true, storedMadeAt: null, isStoreOverdue: true };
  const disk = { freeBytes: 9, totalBytes: 100 };
  serveApi({ ...ANSWERS, serviceHealth: { ...HEALTH, backup, disk } });
  renderApp('/admin/system');
  expect(await screen.findByText(/No backup of the last two days has been/)).toBeVisible();
  expect(screen.getByText(/No backup of the last two days is in the store/)).toBeVisible();
  expect(screen.getByText('Last backup that is in the store').parentElement).toHaveTextContent('none yet');
  expect(screen.getByText(/Less than a tenth of the disk is free/)).toBeVisible();
  expect(screen.getByText('Last backup that was proven').parentElement).toHaveTextContent('none yet');
});

it.each([
  ['LOW', 10_000, /Half of today’s SMS are sent. Only phones that are known and proven numbers/],
  ['SPENT', 20_000, /All of today’s SMS are sent. Nobody gets a code before midnight./],
])('warns of an SMS budget that is %s', async (level, sentToday, sentence) => {
  serveApi({ ...ANSWERS, serviceHealth: { ...HEALTH, sms: { sentToday, perDay: 20_000, level } } });
  renderApp('/admin/system');
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('says where no SMS is set up', async () => {
  serveApi({ ...ANSWERS, serviceHealth: { ...HEALTH, sms: null } });
  renderApp('/admin/system');
  const sms = await screen.findByText('SMS sent today');
  expect(sms.parentElement).toHaveTextContent('not set up');
});

it('lists the work of the server in lines on a phone, so that no value is beyond the edge', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width: 767') });
  serveApi(ANSWERS);
  const { container } = renderApp('/admin/system');
  const list = within(await screen.findByRole('list', { name: 'Background jobs' }));
  const [ran, failed] = list.getAllByRole('listitem');
  expect(ran).toHaveTextContent(/fine.*Every 1 min.*Last run.*Took 12 ms/);
  expect(failed).toHaveTextContent(/failed, will be tried again.*Every 1 h/);
  expect(failed).not.toHaveTextContent('Last run');
  expect(await axe(container)).toHaveNoViolations();
  window.matchMedia = wide;
});

it('offers nothing to end where no journey is under way', async () => {
  serveApi({ ...ANSWERS, systemCounts: { ...COUNTS, activeJourneys: 0 } });
  renderApp('/admin/system');
  await userEvent.click(await screen.findByRole('button', { name: 'End all journeys' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all journeys' }));
  expect(await dialog.findByText('Nothing is affected.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'End all journeys' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

it('ends all journeys with the words typed and the number that was shown', async () => {
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    endAllJourneys: ({ confirmation }: { confirmation: object }) => {
      sent = { ...confirmation };
      return { ended: 3 };
    },
  });
  await askToEnd('END ALL');
  expect(await screen.findByText('All journeys ended')).toBeVisible();
  expect(sent).toEqual({ words: 'END ALL', expectedCount: 3 });
});

it('does nothing for other words', async () => {
  const api = serveApi(ANSWERS);
  const dialog = await askToEnd('END');
  expect(dialog.getByText('Type exactly END ALL.')).toBeVisible();
  expect(api.asked).not.toContain('EndAllJourneys');
});

it('says that the number has changed, and what it is now', async () => {
  const api = serveApi({
    ...ANSWERS,
    endAllJourneys: () => {
      api.answer({ systemCounts: { ...COUNTS, activeJourneys: 4 } });
      return refusal('CONFLICT', undefined, { currentCount: 4 });
    },
  });
  const dialog = await askToEnd('END ALL');
  expect(await dialog.findByText('The number has changed since: now it is 4. Decide again.')).toBeVisible();
});

it.each([
  ['the server refuses', 'Failed to end journeys', END_ALL],
  ['no answer comes', 'Error ending journeys', END_ALL],
  ['the server refuses', 'Failed to clear demo data', CLEAR_DEMO],
  ['no answer comes', 'Error clearing demo data', CLEAR_DEMO],
])('says, when %s: %s', async (what, sentence, control) => {
  const refuse = () => refusal('INTERNAL');
  const api = serveApi({ ...ANSWERS, endAllJourneys: refuse, clearDemoData: refuse });
  const { dialog, confirm } = await openControl(control);
  if (what === 'no answer comes') {
    api.goOffline();
  }
  await confirm();
  expect(await dialog.findByText(sentence)).toBeVisible();
});

it('clears the demo data only', async () => {
  serveApi({ ...ANSWERS, clearDemoData: { deleted: 12 } });
  const { confirm } = await openControl(CLEAR_DEMO);
  await confirm();
  expect(await screen.findByText('Demo data cleared')).toBeVisible();
});

const REQUESTED_KEY = {
  ...{ id: '7', name: 'Sample Lines fleet', kind: 'AGENCY', scopes: ['fleet:read'], state: 'REQUESTED' },
  ...{ hint: 'wfk_agc_d117…77c0', purpose: 'A board in the yard', agency: 'Sanaga Line' },
  createdAt: '2026-11-20T09:00:00Z',
};

it('has API keys approved by somebody other than those who asked', async () => {
  const approved = { owner: 'agent', isOwn: false, apiKey: { ...REQUESTED_KEY, state: 'ACTIVE' } };
  const apiKeys = [
    { owner: 'agent', isOwn: false, apiKey: REQUESTED_KEY },
    {
      owner: 'demo.admin',
      isOwn: true,
      apiKey: { ...REQUESTED_KEY, id: '8', name: 'Own key', agency: null },
    },
  ];
  const api = serveApi({ ...ANSWERS, apiKeys, decideOnApiKey: { owned: approved } });
  renderApp('/admin/system');
  expect(await screen.findByText('A board in the yard', { selector: 'li:first-child *' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve the key Own key' })).toBeNull();
  api.answer({ apiKeys: [approved] });
  await userEvent.click(screen.getByRole('button', { name: 'Approve the key Sample Lines fleet' }));
  expect(await screen.findByRole('button', { name: 'End the key Sample Lines fleet' })).toBeVisible();
});
