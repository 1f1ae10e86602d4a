import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

const FIRST = {
  id: '12',
  rank: 1,
  registrationNumber: 'LT-•••-BB',
  transportAgency: 'Demo Express',
  violationCount: 3,
  severity: 'DANGER',
  status: 'SUSPENDED',
  isDemo: false,
};
const SECOND = {
  ...FIRST,
  id: '7',
  rank: 2,
  registrationNumber: 'CE •••• ••',
  transportAgency: null,
  violationCount: 1,
  severity: 'CAUTION',
  status: 'ACTIVE',
};
const FIVE = [FIRST, SECOND, { ...SECOND, id: '8' }, { ...SECOND, id: '9' }, { ...SECOND, id: '10' }];
const REAL = { totalJourneys: 2_310, activeVehicles: 41, safeDrivingPercentage: 93.6, isDemo: false };

function greetAgain(): void {
  window.sessionStorage.clear();
}

async function openGreeting(topViolators: unknown = FIVE): Promise<HTMLElement> {
  greetAgain();
  serveApi({ topViolators });
  renderApp('/');
  return screen.findByRole('dialog');
}

/** Lets a finger go down and up again so many px further to the right. */
function swipe(dialog: HTMLElement, byPx: number): void {
  const slide = within(dialog).getByRole('group', { name: /of 2$/ });
  fireEvent(slide, new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }));
  fireEvent(slide, new MouseEvent('pointerup', { bubbles: true, clientX: 200 + byPx }));
}

beforeEach(() => window.localStorage.clear());

it('ranks vehicles with masked plates, severity in words, and what the authority decided', async () => {
  serveApi({ topViolators: FIVE, statistics: REAL });
  const { container } = renderApp('/');
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent('1Demo ExpressLT-•••-BBHighSuspended3 violations');
  expect(rows[1]).toHaveTextContent('2No agency namedCE •••• ••Low1 violation');
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it('says in three parts what the service is for, and lets the language be chosen', async () => {
  serveApi({});
  renderApp('/');
  await screen.findByRole('link', { name: 'Get started' });
  for (const name of ['Your real speed, live', 'Speak up safely', 'Every journey, kept']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: /^Language/ }));
  const menu = await screen.findByRole('menu');
  const languages = within(menu).getAllByRole('menuitem');
  expect(languages.map((language) => language.textContent)).toEqual(['English', 'Français', 'Pidgin']);
});

it('shows the true figures once there are journeys', async () => {
  serveApi({ statistics: REAL });
  renderApp('/');
  expect(await screen.findByText('2,310')).toBeVisible();
  expect(screen.getByText('journeys followed')).toBeVisible();
  expect(screen.getByText('41')).toBeVisible();
  expect(screen.getByText('94%')).toBeVisible();
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(screen.queryByText('lives protected')).toBeNull();
});

it('shows the samples of the service, marked as such, before the first journey', async () => {
  serveApi({});
  renderApp('/');
  expect(await screen.findByText('Sample data')).toBeVisible();
  for (const text of [
    '1,247',
    'active vehicles',
    '89%',
    'safety rate',
    '24/7',
    'monitoring',
    '15,432',
    'lives protected',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'No Speed Demons' })).toBeVisible();
});

it('marks what demo mode has driven as sample data', async () => {
  serveApi({
    topViolators: [{ ...FIRST, isDemo: true }],
    statistics: { ...REAL, isDemo: true },
  });
  renderApp('/');
  expect(await screen.findAllByText('Sample data')).toHaveLength(2);
});

it('says that ranking and figures could not be loaded, and loads them on request', async () => {
  const api = serveApi({ topViolators: () => refusal('UNAVAILABLE') });
  renderApp('/');
  await screen.findByText('The ranking could not be loaded. Please try again.');
  expect(screen.getByRole('link', { name: 'Get started' })).toBeVisible();
  api.answer({ topViolators: FIVE, statistics: REAL });
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  expect(await screen.findByText('Demo Express')).toBeVisible();
  expect(screen.getByText('2,310')).toBeVisible();
});

it('shows one safety tip at a time', async () => {
  serveApi({});
  renderApp('/');
  expect(await screen.findByText('1 of 5')).toBeVisible();
  expect(screen.getByText(/^Tired\?/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next tip' }));
  expect(screen.getByText('2 of 5')).toBeVisible();
  expect(screen.getByText(/^Tired\?/)).not.toBeVisible();
  expect(screen.getByText(/^Belts on/)).toBeVisible();
});

it('greets a visitor with the three worst vehicles', async () => {
  const dialog = await openGreeting();
  expect(within(dialog).getByRole('heading', { name: 'Top violators' })).toBeVisible();
  const first = within(dialog).getByRole('group', { name: '1 of 2' });
  expect(await within(first).findAllByRole('listitem')).toHaveLength(3);
  expect(within(first).getByText('LT-•••-BB')).toBeVisible();
  expect(await axe(dialog)).toHaveNoViolations();
});

it('greets with good news where there is no violation', async () => {
  const dialog = await openGreeting([]);
  expect(await within(dialog).findByText('No Speed Demons')).toBeVisible();
});

it('offers in the greeting to try again what could not be loaded', async () => {
  const dialog = await openGreeting(() => refusal('UNAVAILABLE'));
  expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('turns the slides by buttons, by arrow keys, and by a swipe of 50 px', async () => {
  const dialog = await openGreeting();
  const title = () => within(dialog).getByRole('heading', { level: 2 }).textContent;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next slide' }));
  expect(title()).toBe('Safety tips');
  await userEvent.keyboard('{ArrowLeft}');
  expect(title()).toBe('Top violators');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(title()).toBe('Safety tips');
  swipe(dialog, 49);
  expect(title()).toBe('Safety tips');
  swipe(dialog, 50);
  expect(title()).toBe('Top violators');
  swipe(dialog, -50);
  expect(title()).toBe('Safety tips');
  swipe(dialog, -50);
  expect(title()).toBe('Safety tips');
});

it('closes by choosing safety, and does not come back in this tab', async () => {
  const dialog = await openGreeting();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'I Choose Safety' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  renderApp('/');
  await screen.findAllByText('Demo Express');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes with Escape', async () => {
  await openGreeting();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('holds the focus within the greeting', async () => {
  const dialog = await openGreeting();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

it('greets nobody who is signed in', async () => {
  greetAgain();
  const api = serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.asked).not.toContain('Landing');
});

it('leads to the explanation, the rules, the privacy page, the pages for developers and the open data', async () => {
  serveApi({});
  renderApp('/');
  const footer = await screen.findByRole('contentinfo');
  expect(footer).toHaveTextContent('Powered by WakaFine, the national road-safety service');
  const links = within(footer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/how-it-works', '/terms', '/privacy', '/developers', '/open-data']);
});
