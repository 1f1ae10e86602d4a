import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

const REFUSED = 'Invalid credentials. Please use the correct admin username and password.';
const OPERATOR = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.operator',
  displayName: 'Demo Operator',
  role: 'OPERATOR',
  permissions: ['canViewDashboard', 'canGenerateReports'],
  isDemo: false,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: '2026-11-20T08:15:00.000Z',
};
const DEMO = [
  {
    role: 'CITIZEN',
    displayName: 'Demo Citizen',
    signInName: '600000001',
    secret: '471528',
    permissions: [],
  },
  {
    role: 'OPERATOR',
    displayName: 'Demo Operator',
    signInName: 'demo.operator',
    secret: 'waka-fine-demo',
    permissions: OPERATOR.permissions,
  },
  {
    role: 'AGENCY_MANAGER',
    displayName: 'Demo Agency Manager',
    signInName: 'demo.agency',
    secret: 'waka-fine-demo',
    permissions: [],
  },
];

async function signIn(username: string, password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => window.localStorage.clear());

it('asks for both, and says with the one sentence that they are not right', async () => {
  const api = serveApi({ adminSignIn: () => refusal('UNAUTHENTICATED') });
  renderApp('/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(api.asked).not.toContain('adminSignIn');
  await signIn('chief', 'not the password');
  expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
});

it('offers the code of the second step after a refusal, and sends it', async () => {
  const inputs: unknown[] = [];
  const api = serveApi({
    adminSignIn: ({ input }: { input: unknown }) => {
      inputs.push(input);
      return inputs.length === 1 ? refusal('UNAUTHENTICATED') : { viewer: OPERATOR };
    },
  });
  renderApp('/admin/account');
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(screen.queryByLabelText('Code of the second step')).not.toBeInTheDocument();
  await signIn('chief', 'a fair wind to Buea');
  api.answer({ viewer: OPERATOR });
  await userEvent.type(await screen.findByLabelText('Code of the second step'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Demo Operator' })).toBeVisible();
  expect(inputs).toEqual([
    { username: 'chief', password: 'a fair wind to Buea', totp: null },
    { username: 'chief', password: 'a fair wind to Buea', totp: '123456' },
  ]);
});

it('shows the role, what it allows and, with the no-permission mark, what it does not', async () => {
  serveApi({ viewer: OPERATOR });
  const { container } = renderApp('/admin/account');
  await screen.findByRole('heading', { name: 'Demo Operator' });
  const page = within(screen.getByRole('main'));
  expect(page.getByText('Operator')).toHaveStyle({ textTransform: 'uppercase' });
  const rows = within(page.getByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'See the dashboardAllowed',
    'Generate reportsAllowed',
    'See full platesNo permission',
    'Clear or flag vehiclesNo permission',
    'Broadcast alertsNo permission',
    'Change thresholds and alertsNo permission',
    'Manage usersNo permission',
    'Run the system and read the audit logNo permission',
  ]);
  expect(window.localStorage.getItem('admin_session')).toBe('authenticated');
  expect(await axe(container)).toHaveNoViolations();
});

it('leads staff to their page from everywhere, and out', async () => {
  const api = serveApi({ viewer: OPERATOR, signOut: true });
  renderApp('/journeys');
  // The heading of the page takes the place of the one that stands while it loads.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Attention' })).toBeVisible());
  api.answer({ viewer: null });
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(api.asked).toContain('signOut');
  expect(window.localStorage.getItem('admin_session')).toBeNull();
});

it('asks a citizen with a journey under way before the session is replaced', async () => {
  const api = serveApi({
    viewer: VIEWER,
    activeJourney: { id: '5' },
    adminSignIn: { viewer: OPERATOR },
  });
  renderApp('/admin');
  await signIn('chief', 'a fair wind to Buea');
  expect(await screen.findByRole('dialog', { name: 'You have a journey under way' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay with the journey' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.asked).not.toContain('adminSignIn');
  api.answer({ activeJourney: null });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(api.asked).toContain('adminSignIn'));
});

it('lets the holder of a one-time password do nothing but change it', async () => {
  const api = serveApi({
    viewer: { ...OPERATOR, mustChangePassword: true },
    changePassword: () => {
      api.answer({ viewer: OPERATOR });
      return { viewer: OPERATOR };
    },
  });
  renderApp('/admin/account');
  await userEvent.type(await screen.findByLabelText('Current password'), 'k7mq-x2vp-9trw-hd4e');
  expect(screen.queryByText('Manage users')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('New password'), 'too short');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New password'), ' no more');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Manage users')).toBeVisible();
});

it('sets the second step up: password, QR code, first code, recovery codes', async () => {
  const codes = Array.from({ length: 10 }, (_, index) => `abcd${index}-efgh${index}`);
  const uri = 'otpauth://totp/WakaFine:demo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=WakaFine';
  const api = serveApi({
    viewer: OPERATOR,
    enrolTotp: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri },
    confirmTotp: ({ input }: { input: { code: string } }) =>
      input.code === '123456' ? { recoveryCodes: codes } : refusal('BAD_USER_INPUT', { code: 'no' }),
  });
  renderApp('/admin/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Set up the second step' }));
  await userEvent.type(screen.getByLabelText('Your password once more'), 'a fair wind to Buea');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  const field = screen.getByLabelText('Six digits that the app shows');
  await userEvent.type(field, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(field).toBeInvalid());
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('abcd9-efgh9')).toBeVisible();
  api.answer({ viewer: { ...OPERATOR, hasTotp: true } });
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('button', { name: 'Remove the second step' })).toBeVisible();
  expect(screen.queryByText('abcd9-efgh9')).not.toBeInTheDocument();
});

it('lists demo accounts on every sign-in screen, folded, and fills them in where they sign in', async () => {
  serveApi({ demoAccounts: DEMO });
  const { container } = renderApp('/signin');
  await userEvent.click(await screen.findByRole('button', { name: /Demo accounts/ }));
  expect(screen.getByText(/^No permission: See full plates, .*audit log$/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: /Demo Citizen/ }));
  expect(await screen.findByText('+237 6 00 00 00 01')).toBeVisible();
  expect(await screen.findByLabelText('6-digit PIN')).toHaveValue('471528');
  await userEvent.click(screen.getByRole('button', { name: /Demo accounts/ }));
  await userEvent.click(screen.getByRole('button', { name: /Demo Operator/ }));
  expect(await screen.findByLabelText('Username')).toHaveValue('demo.operator');
  expect(screen.getByLabelText('Password')).toHaveValue('waka-fine-demo');
  await userEvent.click(await screen.findByRole('button', { name: /Demo accounts/ }));
  await userEvent.click(screen.getByRole('button', { name: /Demo Agency Manager/ }));
  expect(
    await screen.findByRole('heading', { name: 'Sign in for an agency' }, { timeout: 30_000 }),
  ).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('demo.agency');
  expect(screen.getByLabelText('Password')).toHaveValue('waka-fine-demo');
  await userEvent.click(await screen.findByRole('button', { name: /Demo accounts/ }));
  await userEvent.click(screen.getByRole('button', { name: /Demo Operator/ }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

it('shows no demo accounts outside demo mode', async () => {
  const api = serveApi({});
  renderApp('/admin');
  await screen.findByLabelText('Username');
  await waitFor(() => expect(api.asked).toContain('demoAccounts'));
  expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
});
