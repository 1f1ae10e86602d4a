import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER, type Answers } from '../../../../../test/api';
import { renderApp } from '../../../../../test/render';

const STAFF = {
  ...VIEWER,
  ...{ mobileNumber: null, username: 'demo.viewer', displayName: 'Demo Viewer', role: 'VIEWER' },
  permissions: ['canViewDashboard'],
  ...{ isDemo: true, mustChangePassword: false, hasTotp: false, lastSignInAt: null },
};
const VIEW = {
  ...{ id: '7', name: 'Night buses', page: 'SEGMENTS', sentence: 'vehicles=BUSES&fromHour=20&untilHour=4' },
  ...{ isShared: true, isOwn: true, owner: 'demo.viewer', mail: null },
};
const MAIL = { rhythm: 'WEEKLY', weekday: 5, dueAt: '2026-12-04T05:00:00Z' };

function serve(views: readonly object[], answers: Answers = {}) {
  return serveApi({
    viewer: STAFF,
    savedViews: { isMailPossible: true, mailAddress: null, views },
    ...answers,
  });
}

it('says of a link to a view that is not there that it leads nowhere', async () => {
  serve([], { savedView: null });
  renderApp('/admin/analytics/view-12');
  expect(await screen.findByText('This view is not there: deleted, or not shared with you.')).toBeVisible();
  expect((await axe(await screen.findByRole('main'))).violations).toEqual([]);
});

it('asks for the address, stores it in the profile and has the view come on a day of the week', async () => {
  const asked: Record<string, unknown>[] = [];
  const answer = (given: object) => (args: Record<string, unknown>) => {
    asked.push(args);
    return given;
  };
  serve([VIEW], {
    savedView: { id: '7', page: 'OVERVIEW', sentence: 'range=90d' },
    viewer: { ...STAFF, profile: { ...VIEWER.profile, version: 3 } },
    updateProfile: answer({ viewer: { ...STAFF, profile: { ...VIEWER.profile, version: 4 } } }),
    subscribeToView: answer({ view: { ...VIEW, mail: MAIL } }),
  });
  renderApp('/admin/analytics/view-7');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('button', { name: 'Mail: Night buses' }));
  const form = await screen.findByRole('dialog', { name: 'Mail of Night buses' });
  await user.click(within(form).getByRole('button', { name: 'Send me this view' }));
  expect(await within(form).findByText('Please enter a mail address.')).toBeVisible();
  await user.type(within(form).getByLabelText('Mail address'), 'demo@wakafine.example');
  await user.selectOptions(within(form).getByLabelText('Day of the week'), 'Friday');
  await user.click(within(form).getByRole('button', { name: 'Send me this view' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { input: { version: 3, email: 'demo@wakafine.example' } },
      { input: { viewId: '7', rhythm: 'WEEKLY', weekday: 5, language: 'EN' } },
    ]),
  );
});

it('says where the service sends no mail', async () => {
  serve([VIEW], {
    savedView: { id: '7', page: 'OVERVIEW', sentence: '' },
    savedViews: { isMailPossible: false, mailAddress: null, views: [VIEW] },
  });
  renderApp('/admin/analytics/view-7');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('button', { name: 'Mail: Night buses' }));
  expect(
    await screen.findByText('This service sends no mail yet: the operator has to set it up.'),
  ).toBeVisible();
});
