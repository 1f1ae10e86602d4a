import { fireEvent, screen, within } from '@testing-library/react';
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

const DAY = {
  day: '2026-11-19',
  violationCount: 41,
  dangerCount: 7,
  journeyCount: 380,
  incidentCount: 12,
  madeAt: '2026-11-19T23:00:04Z',
  downloadUrl: '/api/daily-reports/2026-11-19',
};

function serve(answers: Answers = {}) {
  return serveApi({ viewer: STAFF, dailyReportsConnection: { nodes: [DAY] }, myExports: [], ...answers });
}

beforeEach(() => window.localStorage.clear());

it('opens the reports of today, this month and this year in a window of their own', async () => {
  serve();
  const { container } = renderApp('/admin/reports');
  const links = await Promise.all(
    ['Daily', 'Monthly', 'Yearly'].map((name) => screen.findByRole('link', { name: new RegExp(`^${name}`) })),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/reports?filter=daily',
    '/reports?filter=monthly',
    '/reports?filter=yearly',
  ]);
  links.forEach((link) => {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
  expect(await axe(container)).toHaveNoViolations();
});

it('opens the reports of a day that is over, and of its month and year', async () => {
  serve();
  renderApp('/admin/reports');
  const link = (name: RegExp) => screen.findByRole('link', { name });
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2024-02-29' } });
  expect(await link(/^Daily Violations of .*29.*2024/)).toHaveAttribute(
    'href',
    '/reports?filter=daily&on=2024-02-29',
  );
  expect(await link(/^Monthly Violations of February 2024/)).toHaveAttribute(
    'href',
    '/reports?filter=monthly&on=2024-02-29',
  );
  expect(await link(/^Yearly Violations of 2024/)).toHaveAttribute(
    'href',
    '/reports?filter=yearly&on=2024-02-29',
  );
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } });
  expect(await link(/^Daily Violations of today/)).toHaveAttribute('href', '/reports?filter=daily');
});

it('lists the reports of each day with their figures and files', async () => {
  serve();
  renderApp('/admin/reports');
  const table = within(await screen.findByRole('grid', { name: 'Daily reports' }));
  const row = await table.findByRole('row', { name: /19\sNov.*: 41 violations/ });
  expect(
    within(row)
      .getAllByRole('gridcell')
      .slice(1, 5)
      .map((cell) => cell.textContent),
  ).toEqual(['41', '7', '380', '12']);
  expect(within(row).getByRole('link', { name: /^Download daily report, .*19\sNov/ })).toHaveAttribute(
    'href',
    '/api/daily-reports/2026-11-19',
  );
});

it('says that there is no daily report yet, and that they could not be loaded', async () => {
  const api = serve({ dailyReportsConnection: () => refusal('INTERNAL') });
  renderApp('/admin/reports');
  expect(await screen.findByText('The daily reports could not be loaded.')).toBeVisible();
  api.answer({ dailyReportsConnection: { nodes: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No daily report yet')).toBeVisible();
});

it('says that the full PDF could not be made', async () => {
  Object.assign(window, { reportError: () => undefined });
  serve({ report: () => refusal('INTERNAL') });
  renderApp('/admin/reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Full PDF report' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Export reports' }));
  expect(await sheet.findByText('Failed to export PDF report')).toBeVisible();
});

it('is closed to whose role makes no reports, and its entry says so', async () => {
  serve({ viewer: { ...STAFF, role: 'VIEWER', permissions: ['canViewDashboard'] } });
  renderApp('/admin/reports');
  expect(await screen.findByText('Your role has no permission for this page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reports, no permission' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
