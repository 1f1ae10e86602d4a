import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, VIEWER } from '../../test/api';
import { renderApp } from '../../test/render';

/** Time in which a part that is loaded at first use is compiled. */
const FIRST_COMPILED = { timeout: 20_000 };

const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main pages' })).getByRole('link', { name });

it('names the tab by the heading, and moves the focus to it only after a way within the app', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/settings');
  const settings = await screen.findByRole('heading', { level: 1, name: 'Settings' }, FIRST_COMPILED);
  await waitFor(() => expect(document.title).toBe('Settings · WakaFine'));
  expect(settings).not.toHaveFocus();
  await userEvent.click(tab('Journeys'));
  const journeys = await screen.findByRole('heading', { level: 1, name: 'Journey History' }, FIRST_COMPILED);
  await waitFor(() => expect(journeys).toHaveFocus());
  expect(document.title).toBe('Journey History · WakaFine');
});

it('moves the focus to the heading also after the account menu, which gives it back to its button', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/journeys');
  await screen.findByRole('heading', { level: 1, name: 'Journey History' }, FIRST_COMPILED);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByRole('menuitem', { name: 'Sign Out' }, FIRST_COMPILED);
  // A key is for the menu as it is drawn.
  for (const name of ['Notifications', 'Settings']) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));
  }
  await userEvent.keyboard('{Enter}');
  const settings = await screen.findByRole('heading', { level: 1, name: 'Settings' }, FIRST_COMPILED);
  await waitFor(() => expect(settings).toHaveFocus());
});

it('leaves a field that has the focus alone', async () => {
  serveApi({});
  renderApp('/signin');
  await userEvent.type(await screen.findByLabelText('Phone number', {}, FIRST_COMPILED), '677123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const pin = await screen.findByLabelText('6-digit PIN', {}, FIRST_COMPILED);
  await waitFor(() => expect(document.title).toBe('Enter your PIN · WakaFine'));
  expect(pin).toHaveFocus();
});

it('has the rail before the page for the Tab key on wide screens, and the bar after it on phones', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' }, FIRST_COMPILED);
  const rail = screen.getByRole('navigation', { name: 'Main pages' });
  const order = rail.compareDocumentPosition(screen.getByRole('main'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
