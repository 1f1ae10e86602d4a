import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

it.each([
  ['a visitor', null],
  ['a citizen', VIEWER],
  ['staff', { ...VIEWER, role: 'ADMIN' }],
  ['somebody of an agency', { ...VIEWER, role: 'AGENCY_MANAGER' }],
])('%s finds the pages for developers', async (_, viewer) => {
  serveApi(viewer === null ? {} : { viewer });
  const { container } = renderApp('/developers');
  expect(await screen.findByRole('heading', { level: 1, name: 'Build on WakaFine' })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Pages for developers' });
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  expect(screen.getByText(/curl .*\/graphql/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
