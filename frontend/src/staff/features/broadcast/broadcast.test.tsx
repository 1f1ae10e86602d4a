import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { alertTexts } from '../../../../test/alert-texts';
import { serveApi, VIEWER, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const SUPERVISOR = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.supervisor',
  displayName: 'Demo Supervisor',
  role: 'SUPERVISOR',
  permissions: ['canViewDashboard', 'canBroadcastAlerts'],
  isDemo: true,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};

function buildAlert(part: Record<string, unknown> = {}) {
  return {
    id: '3',
    severity: 'WARNING',
    ...alertTexts({ EN: 'Heavy rain on the N3' }),
    audience: 'ALL',
    agency: null,
    area: null,
    createdAt: new Date(Date.now() - 60_000).toISOString(),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    revokedAt: null,
    meantCount: null,
    ...part,
  };
}

function serveBroadcast(over: Answers = {}) {
  const sent: Record<string, unknown>[] = [];
  const api = serveApi({
    viewer: SUPERVISOR,
    sentAlertsConnection: { nodes: [] },
    alertReach: { underWayCount: 4 },
    transportAgencies: ['Finexs Voyages'],
    broadcastAlert: ({ input }: { input: Record<string, unknown> }) => {
      sent.push(input);
      return buildAlert();
    },
    ...over,
  });
  return { api, sent };
}

const PAGE = '/admin/broadcast';

beforeEach(() => window.localStorage.clear());

it('shows how each reader will see an alert, and who reads it in another language', async () => {
  serveBroadcast();
  const { container } = renderApp(PAGE);
  await userEvent.type(await screen.findByLabelText('Text in English'), 'Heavy rain on the N3');
  const readersOfEnglish = () =>
    screen.getAllByText('Nothing written here: readers see the text in English.');
  expect(readersOfEnglish()).toHaveLength(LANGUAGE_CODES.length - 1);
  await userEvent.type(screen.getByLabelText('Text in French'), 'Forte pluie sur la N3');
  expect(readersOfEnglish()).toHaveLength(LANGUAGE_CODES.length - 2);
  expect(await within(screen.getByRole('main')).findByText('Attention')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says what is missing before it asks anything of the server', async () => {
  const { api } = serveBroadcast();
  renderApp(PAGE);
  await userEvent.click(await screen.findByRole('radio', { name: 'Area' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write it in at least one language.')).toBeVisible();
  expect(screen.getAllByText('Choose a town or type a place.')).toHaveLength(2);
  expect(api.asked).not.toContain('AlertReach');
});

it('sends to an area once it is known how many are under way there', async () => {
  const { sent } = serveBroadcast();
  renderApp(PAGE);
  await userEvent.click(await screen.findByRole('radio', { name: 'Area' }));
  await userEvent.selectOptions(screen.getByLabelText('Centre of the area'), 'Edéa');
  await userEvent.type(screen.getByLabelText('Text in English'), 'Bridge closed');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const asked = await screen.findByRole('dialog', { name: 'Send this alert?' });
  expect(await within(asked).findByText('4 people are under way there now.')).toBeVisible();
  expect(asked).toHaveTextContent('within 25 km of the place');
  expect(asked).toHaveTextContent('Not written in French or Pidgin.');
  await userEvent.click(within(asked).getByRole('button', { name: 'Send now' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      audience: 'AREA',
      area: { lat: 3.8, lng: 10.133, radiusKm: 25 },
      textEn: 'Bridge closed',
      textFr: null,
    }),
  );
  await waitFor(() => expect(screen.getByLabelText('Text in English')).toHaveValue(''));
});

it('lists what was sent with its state, and revokes what is in force', async () => {
  const revoked: unknown[] = [];
  const over = buildAlert({ id: '2', expiresAt: new Date(Date.now() - 1_000).toISOString() });
  const toArea = buildAlert({
    audience: 'AREA',
    area: { lat: 3.86, lng: 10.52, radiusKm: 5 },
    meantCount: 2,
  });
  serveBroadcast({
    sentAlertsConnection: { nodes: [toArea, over] },
    revokeAlert: ({ id }: { id: string }) => {
      revoked.push(id);
      return buildAlert({ revokedAt: new Date().toISOString() });
    },
  });
  renderApp(PAGE);
  await screen.findByRole('button', { name: 'Take back' });
  const items = screen.getAllByRole('listitem');
  const [first, second] = items.filter((item) => item.textContent?.includes('Heavy rain'));
  await waitFor(() => expect(first).toHaveTextContent('5 km around N3, 41 km from Boumnyébel'));
  expect(first).toHaveTextContent('for 2 people under way');
  expect(second).toHaveTextContent('Over since');
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  const asked = await screen.findByRole('dialog', { name: 'Take this alert back?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(revoked).toEqual(['3']));
});
