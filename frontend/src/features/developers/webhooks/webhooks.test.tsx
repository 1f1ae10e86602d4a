import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const SECRET = 'whsec_bWFkZS11cC1zZWNyZXQ=';

function buildDelivery(over: object = {}) {
  return {
    ...{ id: '8', messageId: '4711', kind: 'VIOLATION_RECORDED', status: 'DELIVERED', tries: 1 },
    ...{ createdAt: '2026-11-28T11:05:00Z', triedAt: '2026-11-28T11:05:01Z', nextAt: null },
    ...{ answerStatus: 200, tookMs: 83, excerpt: 'thank you', fault: null, ...over },
  };
}

function buildWebhook(over: object = {}) {
  return {
    ...{ id: '5', url: 'https://news.example/hook', kinds: ['VIOLATION_RECORDED', 'ALERT_BROADCAST'] },
    ...{ createdAt: '2026-11-20T08:00:00Z', failingSince: null, offAt: null, offReason: null },
    ...{ formerSecretUntil: null, deliveries: [], ...over },
  };
}

async function openWebhooks(answers: Answers) {
  const api = serveApi({ viewer: VIEWER, ...answers });
  const { container } = renderApp('/developers/webhooks');
  await screen.findByRole('heading', { level: 1, name: 'Webhooks' });
  return { api, container, user: userEvent.setup() };
}

it('shows each with its state, its events and its deliveries', async () => {
  const failing = buildWebhook({
    ...{ id: '6', url: 'https://slow.example/', failingSince: new Date(Date.now() - 300_500).toISOString() },
    deliveries: [
      buildDelivery({
        id: '9',
        status: 'WAITING',
        fault: 'TIMEOUT',
        answerStatus: null,
        excerpt: null,
        tookMs: 15_000,
      }),
    ],
  });
  const off = buildWebhook({
    id: '7',
    url: 'https://gone.example/',
    offAt: '2026-11-27T08:00:00Z',
    offReason: 'GONE',
  });
  const { container } = await openWebhooks({
    myWebhooks: [buildWebhook({ deliveries: [buildDelivery()] }), failing, off],
  });
  const first = within(await screen.findByRole('region', { name: 'https://news.example/hook' }));
  expect(first.getByText('Works')).toBeVisible();
  expect(first.getByText('alert.broadcast')).toBeVisible();
  expect(first.getByText(/status 200 · 83 ms/)).toBeVisible();
  expect(first.getByText('thank you')).toBeVisible();
  const second = within(screen.getByRole('region', { name: 'https://slow.example/' }));
  expect(second.getByText(/^Fails since 5\smin ago$/)).toBeVisible();
  expect(second.getByText(/no answer in 15 s/)).toBeVisible();
  expect(second.queryByRole('button', { name: /Send again/ })).toBeNull();
  const third = within(screen.getByRole('region', { name: 'https://gone.example/' }));
  expect(third.getByText('Off: it answered that it is gone')).toBeVisible();
  expect(third.queryByRole('button', { name: 'Send a test' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it('adds one, checks the form, and shows the secret this once', async () => {
  const inputs: unknown[] = [];
  const { api, user } = await openWebhooks({
    myWebhooks: [],
    createWebhook: ({ input }: { input: unknown }) => {
      inputs.push(input);
      return { webhook: buildWebhook(), secret: SECRET };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await user.click(sheet.getByRole('button', { name: 'Add webhook' }));
  expect(sheet.getByText('Enter an address such as https://example.org/hook')).toBeVisible();
  await user.type(sheet.getByLabelText('Address'), 'https://news.example/hook');
  for (const kind of [
    'violation.changed',
    'violation.withdrawn',
    'alert.revoked',
    'limits.changed',
    'statistics.updated',
  ]) {
    await user.click(sheet.getByRole('checkbox', { name: kind }));
  }
  api.answer({ myWebhooks: [buildWebhook()] });
  await user.click(sheet.getByRole('button', { name: 'Add webhook' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The secret, this once' }));
  expect(shown.getByText(SECRET)).toBeVisible();
  expect(inputs).toEqual([
    { url: 'https://news.example/hook', kinds: ['VIOLATION_RECORDED', 'ALERT_BROADCAST'] },
  ]);
  await user.click(shown.getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  expect(await screen.findByRole('region', { name: 'https://news.example/hook' })).toBeVisible();
});

it('says so when the server refuses the address, and when there are too many', async () => {
  const { api, user } = await openWebhooks({
    myWebhooks: [],
    createWebhook: () => refusal('BAD_USER_INPUT'),
  });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await user.type(sheet.getByLabelText('Address'), 'https://10.0.0.1/');
  await user.click(sheet.getByRole('button', { name: 'Add webhook' }));
  expect(await sheet.findByText('Enter an address such as https://example.org/hook')).toBeVisible();
  api.answer({ createWebhook: () => refusal('CONFLICT') });
  await user.click(sheet.getByRole('button', { name: 'Add webhook' }));
  expect(await sheet.findByRole('alert')).toBeVisible();
});

it('tests, switches off, replaces the secret, sends again and deletes', async () => {
  const done: unknown[] = [];
  const note = (name: string, answer: unknown) => (given: unknown) => {
    done.push([name, given]);
    return answer;
  };
  const { user } = await openWebhooks({
    myWebhooks: [buildWebhook({ deliveries: [buildDelivery({ status: 'FAILED' })] })],
    testWebhook: note('test', { messageId: 'test_1' }),
    changeWebhook: note('change', { webhook: buildWebhook() }),
    rotateWebhookSecret: note('rotate', { webhook: buildWebhook(), secret: SECRET }),
    replayDelivery: note('replay', { messageId: '4711' }),
    deleteWebhook: note('delete', { webhookId: '5' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await user.click(screen.getByRole('button', { name: 'Send again: 4711' }));
  await user.click(screen.getByRole('button', { name: 'New secret' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The secret, this once' }));
  expect(shown.getByText('For a day the former secret signs beside it.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this webhook?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(done).toHaveLength(5));
  expect(done).toEqual([
    ['test', { input: { id: '5' } }],
    ['change', { input: { id: '5', isOn: false } }],
    ['replay', { input: { id: '8' } }],
    ['rotate', { input: { id: '5' } }],
    ['delete', { input: { id: '5' } }],
  ]);
});

it('asks visitors to sign in', async () => {
  serveApi({});
  renderApp('/developers/webhooks');
  expect(await screen.findByRole('heading', { name: 'Sign in to add a webhook' })).toBeVisible();
});
