import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isoMinute, parseMinute } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
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
  speedThresholdHistoryConnection: {
    nodes: [
      {
        id: '9',
        caution: 50,
        warning: 60,
        danger: 70,
        effectiveAt: '2024-11-04T08:00:00Z',
        changedBy: 'chief',
      },
    ],
  },
  fineTariffHistoryConnection: { nodes: [] },
  previewSpeedThresholds: { total: 9366, changed: 214, dropped: 183 },
};

async function openThresholds() {
  return within(await screen.findByRole('region', { name: 'Speed thresholds' }));
}

async function type(card: ReturnType<typeof within>, label: string, text: string): Promise<void> {
  await userEvent.clear(card.getByLabelText(label));
  await userEvent.type(card.getByLabelText(label), text);
}

/** Presses Save once it can be, which is after the count of what would change. */
async function save(card: ReturnType<typeof within>): Promise<void> {
  await card.findByText(/violations of the last 90 days would change/);
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
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
  await type(card, 'Reason', ' Survey of the N3 ');
  await save(card);
  expect(await screen.findByText('Speed limits updated')).toBeVisible();
  const rest = { version: 3, reason: 'Survey of the N3', effectiveAt: null };
  expect(sent).toEqual({ caution: 50, warning: 60, danger: 80, ...rest });
  expect(card.queryByLabelText('Reason')).not.toBeInTheDocument();
});

it('saves no thresholds before it has counted what they would change', async () => {
  let counted: unknown = null;
  const api = serveApi({ ...ANSWERS, previewSpeedThresholds: () => refusal('UNAVAILABLE') });
  renderApp('/admin/limits');
  const card = await openThresholds();
  expect(api.asked).not.toContain('PreviewSpeedThresholds');
  await type(card, 'Danger from (km/h)', '80');
  await type(card, 'Reason', 'Survey');
  expect(await card.findByText(/^What would change could not be counted/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
  api.answer({
    previewSpeedThresholds: (asked: object) => {
      counted = { ...asked };
      return ANSWERS.previewSpeedThresholds;
    },
  });
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('214 of 9,366 violations of the last 90 days would change.')).toBeVisible();
  expect(card.getByText('183 of them would be no violations any more.')).toBeVisible();
  expect(counted).toEqual({ caution: 50, warning: 60, danger: 80 });
  expect(card.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('says that lower thresholds would also meet speeds that were not recorded', async () => {
  serveApi(ANSWERS);
  renderApp('/admin/limits');
  const card = await openThresholds();
  await type(card, 'Caution from (km/h)', '45');
  expect(await card.findByText(/^What was no violation in its time/)).toBeVisible();
});

it('sends no thresholds without a reason, nor for a time that is over or too far ahead', async () => {
  const api = serveApi(ANSWERS);
  renderApp('/admin/limits');
  const card = await openThresholds();
  await type(card, 'Danger from (km/h)', '80');
  await save(card);
  expect(card.getByText('Say why.')).toBeVisible();
  await type(card, 'Reason', 'Survey');
  await userEvent.click(card.getByRole('radio', { name: 'Later' }));
  for (const startsAt of ['', isoMinute(Date.now() - DAY_MS), isoMinute(Date.now() + 91 * DAY_MS)]) {
    fireEvent.change(card.getByLabelText('Day and time'), { target: { value: startsAt } });
    await save(card);
    expect(card.getByText('Choose a time to come, at most 90 days ahead.')).toBeVisible();
  }
  expect(api.asked).not.toContain('SetSpeedThresholds');
});

it('announces thresholds for a time of Cameroon that is chosen, and then shows them as not yet in force', async () => {
  const startsAt = isoMinute(Date.now() + 7 * DAY_MS);
  const effectiveAt = new Date(parseMinute(startsAt) ?? 0).toISOString();
  let sent: unknown = null;
  const api = serveApi({
    ...ANSWERS,
    setSpeedThresholds: ({ input }: { input: { effectiveAt: Date } }) => {
      sent = input.effectiveAt;
      const announced = { id: '10', caution: 50, warning: 60, danger: 80, effectiveAt, changedBy: 'deputy' };
      api.answer({
        speedThresholdHistoryConnection: {
          nodes: [announced, ...ANSWERS.speedThresholdHistoryConnection.nodes],
        },
      });
      return SETTINGS.speedThresholds;
    },
  });
  renderApp('/admin/limits');
  const card = await openThresholds();
  await type(card, 'Danger from (km/h)', '80');
  await type(card, 'Reason', 'Survey');
  await userEvent.click(card.getByRole('radio', { name: 'Later' }));
  fireEvent.change(card.getByLabelText('Day and time'), { target: { value: startsAt } });
  await save(card);
  expect(await screen.findByText(/^New thresholds from /)).toBeVisible();
  expect(sent).toBe(effectiveAt);
  const pending = within(card.getByRole('list', { name: 'Thresholds not yet in force' }));
  expect(pending.getByText(/: 50, 60, 80 km\/h$/)).toHaveTextContent(startsAt.slice(11));
  expect(pending.getByText('Saved by deputy')).toBeVisible();
  expect(card.getByLabelText('Danger from (km/h)')).toHaveValue('70');
  expect(card.queryByRole('cell', { name: 'deputy' })).not.toBeInTheDocument();
});

it('shows the second what the first has saved, and saves over it only when asked to', async () => {
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
  await type(card, 'Reason', 'Survey');
  await save(card);
  const sheet = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(sheet.getByText('Here: 80')).toBeVisible();
  expect(sheet.getByText('Elsewhere: 90')).toBeVisible();
  expect(sheet.getByText('Elsewhere: 40')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Save what is here' }));
  expect(await screen.findByText('Speed limits updated')).toBeVisible();
  expect(versions).toEqual([3, 4]);
});

it('asks before it stores data for a shorter time, and not before it stores it longer', async () => {
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
