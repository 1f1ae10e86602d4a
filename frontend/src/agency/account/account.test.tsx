import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 20_000 };
const NKENG = {
  ...{ ...VIEWER, role: 'AGENCY_VIEWER', permissions: [], mobileNumber: null, displayName: 'G. Nkeng' },
  ...{ username: 'nkeng', isDemo: false, hasTotp: false },
};

async function openAccount(over: object = {}, answers: object = {}) {
  const api = serveApi({ viewer: { ...NKENG, ...over }, agencyOverview: null, ...answers });
  const { container } = renderApp('/agency/account');
  await screen.findByRole('heading', { name: 'Your account' }, FIRST_COMPILED);
  return { api, container };
}

it('says who is signed in, and is a page that the frame leads to', async () => {
  const { container } = await openAccount();
  expect(screen.getByText('G. Nkeng · nkeng')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
});

it('changes the password, and says which one was wrong', async () => {
  const { api } = await openAccount();
  let asked: unknown;
  api.answer({ changePassword: () => refusal('BAD_USER_INPUT', { currentPassword: 'Wrong' }) });
  await userEvent.type(screen.getByLabelText('Current password'), 'not that one');
  await userEvent.type(screen.getByLabelText('New password'), 'a fair wind to Obala');
  const send = screen.getByRole('button', { name: 'Change password' });
  await userEvent.click(send);
  await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid());
  api.answer({
    changePassword: ({ input }: { input: unknown }) => {
      asked = input;
      return { viewer: NKENG };
    },
  });
  await userEvent.click(send);
  await waitFor(() =>
    expect(asked).toEqual({ currentPassword: 'not that one', newPassword: 'a fair wind to Obala' }),
  );
});

it('sets up the second step with a code of the app, and shows the recovery codes once', async () => {
  const { api } = await openAccount();
  const uri = 'otpauth://totp/WakaFine:nkeng?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  api.answer({
    enrolTotp: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri },
    confirmTotp: { recoveryCodes: ['AAAA-1111', 'BBBB-2222'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Set up the second step' }));
  await userEvent.type(screen.getByLabelText('Your password once more'), 'a fair wind to Obala{Enter}');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Six digits that the app shows'), '123456{Enter}');
  expect(await screen.findByText('AAAA-1111')).toBeVisible();
});

it('leaves the password of a demo account alone', async () => {
  await openAccount({ isDemo: true });
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});
