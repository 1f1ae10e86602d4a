import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alertTexts } from '../../../test/alert-texts';
import { serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import type { OpenAlertFragment } from '../../graphql/generated';
import { shownAlerts, withAlert } from './open-alerts';

function buildAlert(id: string, part: Partial<OpenAlertFragment> = {}): OpenAlertFragment {
  const texts = { EN: `Heavy rain ${id}`, FR: `Forte pluie ${id}` };
  return {
    id,
    severity: 'WARNING',
    ...alertTexts(texts),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    revokedAt: null,
    ...part,
  };
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('shows the newest first, each once, and drops what is revoked', () => {
  const both = withAlert([buildAlert('1')], buildAlert('2'));
  expect(both.map(({ id }) => id)).toEqual(['2', '1']);
  expect(withAlert(both, buildAlert('1')).map(({ id }) => id)).toEqual(['1', '2']);
  const revoked = buildAlert('2', { revokedAt: new Date().toISOString() });
  expect(withAlert(both, revoked).map(({ id }) => id)).toEqual(['1']);
});

it('shows what is in force and was not dismissed', () => {
  const over = buildAlert('1', { expiresAt: new Date(5_000).toISOString() });
  const shown = (nowMs: number) =>
    shownAlerts([over, buildAlert('2')], { nowMs, isDismissed: (id) => id === '2' });
  expect(shown(4_999).map(({ id }) => id)).toEqual(['1']);
  expect(shown(5_000)).toEqual([]);
});

it('stands under the header of a page in the language of the user until it is dismissed', async () => {
  window.localStorage.setItem('app_language', 'fr');
  serveApi({ viewer: VIEWER, activeAlerts: [buildAlert('1'), buildAlert('2'), buildAlert('3')] });
  const { unmount } = renderApp('/profile');
  expect(await screen.findByText('Forte pluie 1')).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Forte pluie 2')).toBeVisible();
  expect(screen.queryByText('Forte pluie 3')).not.toBeInTheDocument();
  const [dismiss] = screen.getAllByRole('button', { name: 'Masquer l’alerte' });
  await userEvent.click(dismiss ?? document.body);
  await waitFor(() => expect(screen.queryByText('Forte pluie 1')).not.toBeInTheDocument());
  expect(screen.getByText('Forte pluie 3')).toBeVisible();
  unmount();
  renderApp('/profile');
  expect(await screen.findByText('Forte pluie 2')).toBeVisible();
  expect(screen.queryByText('Forte pluie 1')).not.toBeInTheDocument();
});
