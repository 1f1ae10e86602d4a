import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../test/api';
import { renderApp } from '../../test/render';
import { ViewerDocument } from '../graphql/generated';
import { createGraphqlConnection } from '../lib/apollo/apollo';

const EXPIRED = 'Your session has ended and you have been signed out. Please sign in again.';
const DISABLED = 'This account is suspended. You have been signed out.';

beforeEach(() => window.localStorage.clear());

it.each([
  ['user-token-expired', () => refusal('UNAUTHENTICATED'), EXPIRED],
  ['user-disabled', () => refusal('FORBIDDEN', undefined, { clientCode: 'user-disabled' }), DISABLED],
])('signs out everywhere in the app on %s, and says so', async (_code, journeys, sentence) => {
  const api = serveApi({ viewer: VIEWER });
  const connection = createGraphqlConnection();
  const closeSocket = jest.spyOn(connection.socket.client, 'terminate');
  const { container } = renderApp('/settings', connection);
  await screen.findByRole('heading', { name: 'Settings' });
  const viewer = { ...VIEWER, __typename: 'Viewer', role: 'CITIZEN' } as const;
  connection.client.writeQuery({ query: ViewerDocument, data: { viewer } });
  expect(JSON.stringify(connection.client.extract())).toContain(VIEWER.mobileNumber);

  api.answer({ viewer: null, journeys });
  await userEvent.click(screen.getByRole('link', { name: 'Journeys' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
  expect(window.localStorage.getItem('currentUser')).toBeNull();
  expect(window.localStorage.getItem('userProfile')).toBeNull();
  expect(closeSocket).toHaveBeenCalled();
  await waitFor(() => expect(JSON.stringify(connection.client.extract())).not.toContain(VIEWER.mobileNumber));
  expect(await axe(container)).toHaveNoViolations();
});

it('says so when the session ended while the app was closed', async () => {
  serveApi({ viewer: VIEWER });
  const { unmount } = renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  unmount();
  serveApi({ viewer: null });
  renderApp('/settings');
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  expect(window.localStorage.getItem('currentUser')).toBeNull();
});

it('stays signed in when something else is refused or no answer comes', async () => {
  const api = serveApi({ viewer: VIEWER, journeys: () => refusal('FORBIDDEN') });
  renderApp('/journeys');
  await waitFor(() => expect(api.asked).toContain('journeyHistory'));
  api.goOffline();
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByText(DISABLED)).not.toBeInTheDocument();
});

it('says nothing of the kind to somebody who has never signed in', async () => {
  serveApi({ viewer: null });
  renderApp('/');
  await screen.findByRole('link', { name: 'Get started' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('preserves the reason on the way to sign-in', async () => {
  const api = serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  api.answer({ viewer: null, journeys: () => refusal('UNAUTHENTICATED') });
  await userEvent.click(screen.getByRole('link', { name: 'Journeys' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Get started' }));
  expect(await screen.findByLabelText('Phone number')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(EXPIRED);
});
