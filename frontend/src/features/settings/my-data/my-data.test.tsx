import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const DUE = '2027-03-02T10:15:00.000Z';
const pages = (totalCount: number) => ({
  edges: [],
  totalCount,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

async function openSettings(answers: Answers = {}) {
  const api = serveApi({
    viewer: VIEWER,
    journeys: pages(27),
    violations: pages(1),
    heldEvidenceConnection: { nodes: [] },
    ...answers,
  });
  renderApp('/settings');
  await screen.findByRole('heading', { name: 'My data' });
  return { api, user: userEvent.setup() };
}

async function openDialog(answers: Answers = {}) {
  const { api, user } = await openSettings(answers);
  await user.click(screen.getByRole('button', { name: /Delete my account/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const button = dialog.getByRole('button', { name: 'Delete my account' });
  const fill = async (word: string, pin: string) => {
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), word);
    await user.type(dialog.getByLabelText('Your 6-digit PIN'), pin);
  };
  return { api, user, dialog, button, fill };
}

beforeEach(() => {
  localStorage.clear();
});

it('offers everything that is stored as a file', async () => {
  await openSettings();
  const link = screen.getByRole('link', { name: /Download my data/ });
  expect(link).toHaveAttribute('href', '/api/me/export.json');
  expect(link).toHaveAttribute('download');
});

it('names what goes and what stays, with the numbers of the account', async () => {
  const { dialog } = await openDialog();
  expect(await dialog.findByText('The routes and exact times of 27 journeys')).toBeInTheDocument();
  expect(dialog.getByText(/6 77 12 34 56/)).toBeInTheDocument();
  expect(dialog.getByText('1 violation, which is withdrawn with its evidence')).toBeInTheDocument();
  expect(dialog.getByText('The figures of journeys, with the vehicle')).toBeInTheDocument();
  expect(dialog.queryByText('Held for an open case')).not.toBeInTheDocument();
});

it('says before the deletion which cases hold their evidence, and until when', async () => {
  const { dialog } = await openDialog({
    heldEvidenceConnection: {
      nodes: [
        { number: 'C-2026-0412', releasedAt: null },
        { number: 'C-2026-0413', releasedAt: DUE },
      ],
    },
  });
  expect(await dialog.findByText('Held for an open case')).toBeInTheDocument();
  expect(dialog.getByText(/^Case C-2026-0412: .* 90 days after the decision\.$/)).toBeInTheDocument();
  expect(dialog.getByText(/^Case C-2026-0413: .* until Tue,? 2 Mar 2027$/)).toBeInTheDocument();
});

it('deletes nothing before the word and six digits are there', async () => {
  const { button, fill, user, dialog } = await openDialog();
  expect(button).toBeDisabled();
  await fill('delete', '48392');
  expect(button).toBeDisabled();
  await user.type(dialog.getByLabelText('Your 6-digit PIN'), '0');
  expect(button).toBeEnabled();
  await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'd');
  expect(button).toBeDisabled();
});

it('sends the PIN, says until when it can be withdrawn, and leaves the app', async () => {
  const sent: unknown[] = [];
  const { api, user, button, fill } = await openDialog({
    deleteMyAccount: ({ input }: { input: unknown }) => {
      sent.push(input);
      api.answer({ viewer: null });
      return { deletionDueAt: DUE };
    },
    signOut: true,
  });
  await fill('DELETE', '483920');
  await user.click(button);
  expect(await screen.findByText(/Sign in before Tue,? 2 Mar 2027 to keep it/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Get started' })).toBeInTheDocument();
  expect(sent).toEqual([{ pin: '483920' }]);
});

it('says at the field that the PIN is wrong', async () => {
  const { user, button, fill, dialog } = await openDialog({
    deleteMyAccount: () => {
      throw refusal('BAD_USER_INPUT', { pin: 'This PIN is not right' });
    },
  });
  await fill('DELETE', '111222');
  await user.click(button);
  expect(await dialog.findByText(/This PIN is not right/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Your 6-digit PIN')).toBeInvalid();
});

it('shows on every page that the account waits to be erased, and restores it', async () => {
  serveApi({
    viewer: { ...VIEWER, deletionDueAt: DUE },
    undoDeletion: { viewer: VIEWER },
  });
  renderApp('/journeys');
  const user = userEvent.setup();
  expect(await screen.findByText(/Your account will be erased on Tue,? 2 Mar 2027/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Your account stays')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep my account' })).not.toBeInTheDocument();
});

it('says when it is too late to restore it', async () => {
  serveApi({
    viewer: { ...VIEWER, deletionDueAt: DUE },
    undoDeletion: () => {
      throw refusal('CONFLICT');
    },
  });
  renderApp('/journeys');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('It is too late: the account is being erased.')).toBeInTheDocument();
});

it('has no fault that a machine can find', async () => {
  const { dialog } = await openDialog();
  await dialog.findByText(/27 journeys/);
  expect(await axe(document.body)).toHaveNoViolations();
});
