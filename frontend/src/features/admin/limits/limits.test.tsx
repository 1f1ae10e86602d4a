import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const ADMIN = {
  ...VIEWER,
  role: 'ADMIN',
  permissions: ['canViewDashboard', 'canEditSettings'],
  username: 'demo.admin',
  mustChangePassword: false,
};
const SETTINGS = {
  speedThresholds: { caution: 50, warning: 60, danger: 70 },
  alertSettings: { sound: true, vibration: true, notification: true },
  fineTariff: { cautionXaf: 5000, warningXaf: 15000, dangerXaf: 25000 },
  retention: { fixDays: 30, journeyMonths: 12, violationMonths: 24 },
  versions: { thresholds: 3, alerts: 0, tariff: 0, retention: 2 },
};
const ANSWERS = {
  viewer: ADMIN,
  authoritySettings: SETTINGS,
  speedThresholdHistory: [
    {
      id: '9',
      caution: 50,
      warning: 60,
      danger: 70,
      effectiveAt: '2026-11-02T08:00:00Z',
      changedBy: 'chief',
    },
  ],
  fineTariffHistory: [],
};

async function openThresholds() {
  return within(await screen.findByRole('region', { name: 'Speed thresholds' }));
}

async function type(card: ReturnType<typeof within>, label: string, text: string): Promise<void> {
  await userEvent.clear(card.getByLabelText(label));
  await userEvent.type(card.getByLabelText(label), text);
}

beforeEach(() => window.localStorage.clear());

it('shows what is in force, what was before, and nothing that axe finds fault with', async () => {
  serveApi(ANSWERS);
  const { container } = renderApp('/admin/limits');
  const card = await openThresholds();
  expect(card.getByLabelText('Danger from (km/h)')).toHaveValue('70');
  expect(card.getByRole('cell', { name: 'chief' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByText('No changes yet.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('takes whole numbers from 10 to 200 that rise, and says which does not', async () => {
  const api = serveApi(ANSWERS);
  renderApp('/admin/limits');
  const card = await openThresholds();
  await type(card, 'Warning from (km/h)', '201');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(card.getByText('Type a whole number from 10 to 200.')).toBeVisible();
  await type(card, 'Warning from (km/h)', '45');
  expect(card.getByText('It must be higher than Caution.')).toBeVisible();
  expect(api.asked).not.toContain('SetSpeedThresholds');
});

it('sends a change with the version that it rests on', async () => {
  let sent: unknown = null;
  const api = serveApi({
    ...ANSWERS,
    setSpeedThresholds: ({ input }: { input: typeof SETTINGS.speedThresholds }) => {
      sent = { ...input };
      api.answer({ authoritySettings: { ...SETTINGS, speedThresholds: input } });
      return input;
    },
  });
  renderApp('/admin/limits');
  const card = await openThresholds();
  await type(card, 'Danger from (km/h)', '80');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Speed limits updated')).toBeVisible();
  expect(sent).toEqual({ caution: 50, warning: 60, danger: 80, version: 3 });
});

it('tells who comes second what the first has saved, and saves over it only when told to', async () => {
  const versions: unknown[] = [];
  serveApi({
    ...ANSWERS,
    setSpeedThresholds: ({ input }: { input: { version: number } }) => {
      versions.push(input.version);
      const current = { caution: 40, warning: 60, danger: 90, version: 4 };
      return input.version === 3 ? refusal('CONFLICT', undefined, { current }) : input;
    },
  });
  renderApp('/admin/limits');
  const card = await openThresholds();
  await type(card, 'Danger from (km/h)', '80');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(sheet.getByText('Here: 80')).toBeVisible();
  expect(sheet.getByText('Elsewhere: 90')).toBeVisible();
  expect(sheet.getByText('Elsewhere: 40')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Save what is here' }));
  expect(await screen.findByText('Speed limits updated')).toBeVisible();
  expect(versions).toEqual([3, 4]);
});

it('asks before it keeps data for a shorter time, and not before it keeps it longer', async () => {
  const api = serveApi({ ...ANSWERS, setRetention: ({ input }: { input: object }) => input });
  renderApp('/admin/limits');
  const card = within(await screen.findByRole('region', { name: 'Retention' }));
  await type(card, 'Positions (days)', '7');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: 'Keep less?' }));
  expect(api.asked).not.toContain('SetRetention');
  await userEvent.click(question.getByRole('button', { name: 'Save and erase' }));
  expect(await screen.findByText('Retention updated')).toBeVisible();
});

it('says that the alert thresholds are updated once a switch is saved', async () => {
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    setAlertSettings: ({ input }: { input: object }) => {
      sent = { ...input };
      return input;
    },
  });
  renderApp('/admin/limits');
  const card = within(await screen.findByRole('region', { name: 'Alert settings' }));
  await userEvent.click(card.getByRole('switch', { name: 'Sound' }));
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Alert thresholds updated')).toBeVisible();
  expect(sent).toEqual({ sound: false, vibration: true, notification: true, version: 0 });
});
