import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { API_CHANGES } from '../../../graphql/api-changes';
import { serveApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

it('shows what changed in the API, newest first, with names of the API as code', async () => {
  serveApi({});
  const { container } = renderApp('/developers/changes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  const [newest] = screen.getAllByRole('heading', { level: 2 });
  expect(newest).toHaveTextContent(API_CHANGES[0]?.version ?? 'In the next release');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(API_CHANGES[0]?.lines.length ?? NaN);
  expect(container.textContent).not.toContain('`');
  expect(screen.getByText('startJourney').tagName).toBe('CODE');
  expect(await axe(container)).toHaveNoViolations();
});
