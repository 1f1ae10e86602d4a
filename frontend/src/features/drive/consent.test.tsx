import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render';

async function openStart(answers: Answers = {}) {
  const api = serveApi({ viewer: { ...VIEWER, consent: null }, ...answers });
  renderApp('/');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  const [start] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Start Journey' });
  await user.click(start as HTMLElement);
  return { api, user };
}

beforeEach(() => {
  localStorage.clear();
});

it('asks before the first journey, keeps the answer, and goes on to the start dialog', async () => {
  const given: unknown[] = [];
  const { user } = await openStart({
    setConsents: (args: unknown) => {
      given.push(args);
      return { viewer: VIEWER };
    },
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Before your first journey' }));
  await user.click(sheet.getByRole('button', { name: 'I agree' }));
  expect(await screen.findByRole('dialog', { name: 'Start New Journey' })).toBeInTheDocument();
  expect(given).toMatchObject([{ input: { version: 2, recording: true } }]);
  expect(JSON.parse(localStorage.getItem('currentUser') ?? '{}')).toMatchObject({
    consent: { recording: true },
  });
});

it('starts nothing for those who would rather not', async () => {
  const { api, user } = await openStart();
  const sheet = within(await screen.findByRole('dialog', { name: 'Before your first journey' }));
  await user.click(sheet.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.asked).not.toContain('SetConsents');
});

it('stays open and says why when the answer could not be kept', async () => {
  const { user } = await openStart({
    setConsents: () => {
      throw refusal('RATE_LIMITED');
    },
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Before your first journey' }));
  await user.click(sheet.getByRole('button', { name: 'I agree' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent(/\w/);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

it('does not ask again', async () => {
  await openStart({ viewer: VIEWER });
  expect(await screen.findByRole('dialog', { name: 'Start New Journey' })).toBeInTheDocument();
});
