import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPhone } from '@wakafine/domain/people/phone';
import { axe } from 'jest-axe';
import { refusal, serveApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

async function fillIn(values: { number: string; pin: string; confirm: string }): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Phone number'), values.number);
  await userEvent.type(screen.getByLabelText('6-digit PIN'), values.pin);
  await userEvent.type(screen.getByLabelText('Confirm PIN'), values.confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

const GOOD = { number: '677123456', pin: '482913', confirm: '482913' };

it('shows all that is wrong at the fields and asks nothing of the server', async () => {
  const api = serveApi({});
  renderApp('/signup');
  await fillIn({ number: '577123456', pin: '4829', confirm: '482913' });
  expect(await screen.findByText('Must be a valid Cameroon phone number starting with 6')).toBeVisible();
  expect(screen.getByLabelText('6-digit PIN')).toHaveAccessibleDescription('PIN must be exactly 6 digits');
  expect(screen.getByLabelText('Confirm PIN')).toHaveAccessibleDescription("PIN codes don't match");
  expect(api.asked).not.toContain('signUp');
});

it('sends the nine digits and asks for the PIN of that number', async () => {
  const sent: unknown[] = [];
  serveApi({
    signUp: ({ input }: { input: { mobileNumber: string } }) => {
      sent.push({ ...input });
      return { id: '7', mobileNumber: input.mobileNumber };
    },
  });
  renderApp('/signup');
  await fillIn({ ...GOOD, number: '+237 677 12 34 56' });
  expect(await screen.findByRole('heading', { name: 'Enter your PIN' })).toBeVisible();
  expect(screen.getByText(formatPhone('677123456'))).toBeVisible();
  expect(sent).toEqual([{ mobileNumber: '677123456', pin: '482913' }]);
  expect(await screen.findByText('Your account has been created. You can now sign in!')).toBeInTheDocument();
});

it('says that a number has an account already', async () => {
  serveApi({ signUp: () => refusal('CONFLICT') });
  renderApp('/signup');
  await fillIn(GOOD);
  const sentence = 'This number already has an account. Sign in instead.';
  await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(sentence));
});

it('shows a fault that only the server found at its field', async () => {
  serveApi({
    signUp: () => refusal('BAD_USER_INPUT', { pin: 'Please choose a PIN that is harder to guess' }),
  });
  renderApp('/signup');
  await fillIn(GOOD);
  const sentence = 'Please choose a PIN that is harder to guess';
  await waitFor(() => expect(screen.getByLabelText('6-digit PIN')).toHaveAccessibleDescription(sentence));
});

it('opens with the number that was typed at sign-in', async () => {
  serveApi({});
  renderApp('/signin');
  await userEvent.type(await screen.findByLabelText('Phone number'), '677123456');
  await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
  expect(await screen.findByLabelText('Confirm PIN')).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('677123456');
});

it('leads to the first faulty field', async () => {
  serveApi({});
  renderApp('/signup');
  await fillIn({ number: '677123456', pin: '4829', confirm: '482913' });
  await waitFor(() => expect(screen.getByLabelText('6-digit PIN')).toHaveFocus());
});

it('has no accessibility faults', async () => {
  serveApi({});
  const { container } = renderApp('/signup');
  await screen.findByLabelText('Confirm PIN');
  expect(await axe(container)).toHaveNoViolations();
});
