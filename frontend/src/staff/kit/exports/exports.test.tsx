import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const STAFF = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.operator',
  displayName: 'Demo Operator',
  role: 'OPERATOR',
  permissions: ['canViewDashboard', 'canGenerateReports'],
  isDemo: true,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};
const FULL = { ...STAFF, permissions: [...STAFF.permissions, 'canViewFullRegistrations'] };

const JOB = {
  id: '4',
  kind: 'VIOLATIONS',
  format: 'CSV',
  status: 'DONE',
  done: 1_234,
  total: 1_234,
  byteCount: 340_400,
  hasFullRegistrations: false,
  createdAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-11-21T09:00:00Z',
  downloadUrl: '/api/exports/4',
};

function serve(answers: Answers = {}) {
  return serveApi({ viewer: STAFF, dailyReportsConnection: { nodes: [] }, myExports: [], ...answers });
}

async function openDialog() {
  renderApp('/admin/reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Export violations' }));
  return within(await screen.findByRole('dialog', { name: 'Export: Violations' }));
}

beforeEach(() => window.localStorage.clear());

it('begins an export with what was chosen, follows it, and offers its file', async () => {
  const started: unknown[] = [];
  const running = { ...JOB, status: 'RUNNING', done: 300, downloadUrl: null };
  const api = serve({
    viewer: FULL,
    startExport: ({ input }: { input: unknown }) => {
      started.push(input);
      api.answer({ myExports: [running] });
      return running;
    },
  });
  const dialog = await openDialog();
  expect(await dialog.findByText('No file in the last day.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'GeoJSON' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  const bar = await dialog.findByRole('progressbar', { name: 'Violations, CSV: 300 of 1,234 rows' });
  expect(bar).toHaveAttribute('aria-valuenow', '24');
  expect(started).toEqual([
    { kind: 'VIOLATIONS', format: 'GEOJSON', filter: {}, withFullRegistrations: false },
  ]);
  api.answer({ myExports: [JOB] });
  const link = await dialog.findByRole('link', { name: 'Download Violations, CSV' });
  expect(link).toHaveAttribute('href', '/api/exports/4');
  expect(link).toHaveAttribute('download');
  expect(dialog.getByText(/1,234 rows · 340.KB · kept until Sat.*21\sNov · 10:00/)).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

it('asks why plates are to be in full before it begins, as those whose plates they are can read it', async () => {
  const started: unknown[] = [];
  const api = serve({
    viewer: FULL,
    startExport: ({ input }: { input: object }) => {
      started.push({ ...input });
      api.answer({ myExports: [JOB] });
      return JOB;
    },
  });
  const dialog = await openDialog();
  const create = () => userEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  expect(dialog.queryByRole('radio', { name: 'Court order' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('switch', { name: 'Full plates' }));
  await create();
  expect(dialog.getByRole('alert')).toHaveTextContent('Please choose a reason.');
  await userEvent.click(dialog.getByRole('radio', { name: 'Other reason' }));
  await create();
  const words = dialog.getByRole('textbox', { name: 'Your reason' });
  expect(words).toBeInvalid();
  expect(started).toEqual([]);
  await userEvent.type(words, ' Survey of the N3 ');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await create();
  expect(await dialog.findByRole('link', { name: 'Download Violations, CSV' })).toBeVisible();
  const why = { reason: 'OTHER', reasonText: 'Survey of the N3' };
  expect(started).toEqual([
    { kind: 'VIOLATIONS', format: 'CSV', filter: {}, withFullRegistrations: true, ...why },
  ]);
});

it('ends an export that is cancelled, and says what became of others', async () => {
  const running = { ...JOB, status: 'RUNNING', done: 0, total: 9, downloadUrl: null };
  const failed = { ...JOB, id: '3', kind: 'INCIDENTS', status: 'FAILED', downloadUrl: null };
  serve({
    myExports: [running, failed],
    cancelExport: ({ id }: { id: string }) => ({ ...running, id, status: 'CANCELLED' }),
  });
  const dialog = await openDialog();
  expect(await dialog.findByText('The file could not be created. Please try again.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await dialog.findByText('Cancelled')).toBeVisible();
});

it('says beside the button why no export could begin, and begins one the next time', async () => {
  const api = serve({ startExport: () => refusal('RATE_LIMITED') });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Two of your files are being created.');
  api.answer({ startExport: () => JOB, myExports: [JOB] });
  await userEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  expect(await dialog.findByRole('link', { name: 'Download Violations, CSV' })).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
});

it('hides full plates from who may not see them, and says why', async () => {
  serve();
  const dialog = await openDialog();
  expect(dialog.getByRole('switch', { name: 'Full plates' })).toBeDisabled();
  expect(dialog.getByText(/^No permission: /)).toBeVisible();
});

it('says that one’s files could not be loaded, and loads them again', async () => {
  const api = serve({ myExports: () => refusal('INTERNAL') });
  const dialog = await openDialog();
  expect(await dialog.findByText('Your files could not be loaded.')).toBeVisible();
  api.answer({ myExports: [JOB] });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'Download Violations, CSV' })).toBeVisible();
});
