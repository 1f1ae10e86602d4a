import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { buildDetailedViolation, buildViolationPage, NO_PROOF } from '../../../test/violations';

/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 20_000 };
const main = () => within(screen.getByRole('main'));
const cards = () => main().findAllByRole('listitem');

interface ListArguments {
  after?: string | null;
  filter?: { cardSeverity?: string | null } | null;
}

async function openList(violations: unknown, path = '/violations') {
  const api = serveApi({ viewer: VIEWER, violations });
  renderApp(path);
  await screen.findByRole('heading', { name: 'All violations' }, FIRST_COMPILED);
  return api;
}

it.each([
  [59.9, 'Minor'],
  [60, 'Moderate'],
  [79.9, 'Moderate'],
  [80, 'Severe'],
])('says how severe %d km/h are in a word', async (speedKmh, word) => {
  await openList(buildViolationPage([buildDetailedViolation({ speedKmh })], 1, null));
  const [card] = await cards();
  expect(card).toHaveTextContent(word);
});

it('shows speed, what is proven, plate, agency, hour and place of each, and one scale of severity', async () => {
  await openList(buildViolationPage([buildDetailedViolation()], 1, null));
  const [card] = await cards();
  expect(await main().findByText('Douala')).toBeVisible();
  const said = card?.textContent?.replaceAll('\u00a0', ' ');
  expect(said).toContain('78 km/h');
  expect(said).toContain('SW-452-CM · Musango Bus Service');
  expect(said).toContain('At least 71 km/h over 30 s. Limit 60 (Edéa, town).');
  expect(said).toContain('14 Nov · 09:59');
  expect(said).not.toMatch(/Caution|Warning|Danger|not confirmed/);
  expect(main().getByRole('status')).toHaveTextContent('1 of 1 violation');
});

it('says so where agency or place are missing, and offers no report of a mere claim', async () => {
  const nowhere = { transportAgency: null, latitude: null, longitude: null, isClaimed: true, ...NO_PROOF };
  await openList(buildViolationPage([buildDetailedViolation(nowhere)], 1, null));
  const [card] = await cards();
  expect(card).toHaveTextContent(/SW-452-CM · Private/);
  expect(card).toHaveTextContent('Location not known');
  expect(card).toHaveTextContent('Not proven.');
  expect(card).toHaveTextContent('Claimed, not confirmed by the track');
  expect(main().queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
});

it('shows quotes, emoji, markup and letters from right to left as they were typed', async () => {
  const registrationNumber = 'LT "4" <b>١٢</b> 🚌';
  const transportAgency = `O'Reilly & <script>alert(1)</script> خط`;
  await openList(
    buildViolationPage([buildDetailedViolation({ registrationNumber, transportAgency })], 1, null),
  );
  const [card] = await cards();
  const isolated = [...(card?.querySelectorAll('bdi') ?? [])].map((part) => part.textContent);
  expect(isolated).toEqual([registrationNumber, transportAgency]);
});

it('says where nobody has confirmed the limit yet, and that nothing follows', async () => {
  await openList(buildViolationPage([buildDetailedViolation({ isLimitConfirmed: false })], 1, null));
  const [card] = await cards();
  expect(card).toHaveTextContent('Limit 60 (Edéa, town), not confirmed yet. Nothing follows from it.');
});

it('brings the next page after the last card and goes on there with the focus, by keyboard alone', async () => {
  const page = ({ after }: ListArguments) =>
    after
      ? buildViolationPage([buildDetailedViolation({ id: '2' })], 2, null)
      : buildViolationPage([buildDetailedViolation({ id: '3' })], 2, 'next');
  await openList(page);
  (await main().findByRole('button', { name: 'Show more' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  await waitFor(() => expect(main().getAllByRole('link', { name: /^View Details/ })[1]).toHaveFocus());
  expect(main().queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(main().getByRole('status')).toHaveTextContent('2 of 2 violations');
});

it('leaves what is there when the next page does not come, and tries again', async () => {
  let isDown = true;
  await openList(({ after }: ListArguments) => {
    if (after && isDown) {
      throw refusal('UNAVAILABLE');
    }
    return after
      ? buildViolationPage([buildDetailedViolation({ id: '2' })], 2, null)
      : buildViolationPage([buildDetailedViolation({ id: '3' })], 2, 'next');
  });
  await userEvent.click(await main().findByRole('button', { name: 'Show more' }));
  expect(await main().findByRole('alert')).toHaveTextContent('Could not load more violations.');
  expect(await cards()).toHaveLength(1);
  isDown = false;
  await userEvent.click(main().getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
});

it('narrows to one severity, which the address stores, and says when that has none', async () => {
  await openList(({ filter }: ListArguments) =>
    filter?.cardSeverity === 'MODERATE'
      ? buildViolationPage([], 0, null)
      : buildViolationPage([buildDetailedViolation()], 1, null),
  );
  await cards();
  await userEvent.click(main().getByRole('radio', { name: 'Moderate' }));
  expect(await main().findByText('No violation of this severity')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/violations?severity=moderate');
  await userEvent.click(main().getByRole('button', { name: 'Show all violations' }));
  expect(await cards()).toHaveLength(1);
  expect(main().getByRole('radio', { name: 'All' })).toBeChecked();
});

it('says that there is none at all', async () => {
  await openList(buildViolationPage([], 0, null));
  expect(await main().findByText('No speed violations recorded. Keep driving safely!')).toBeVisible();
});

it('says that it could not load, and loads again when asked', async () => {
  const api = await openList(() => {
    throw refusal('UNAVAILABLE');
  });
  await main().findByText('Error loading violations. Please try again.');
  api.answer({ violations: buildViolationPage([buildDetailedViolation()], 1, null) });
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});

it('shows staff that may only look that they may not report', async () => {
  const viewer = { ...VIEWER, role: 'VIEWER', permissions: ['canViewDashboard'] };
  serveApi({ viewer, violations: buildViolationPage([buildDetailedViolation({ isOwn: false })], 1, null) });
  renderApp('/violations');
  const report = await screen.findByRole('button', { name: /^Report: .* \(No permission\)$/ });
  expect(report).toBeDisabled();
});

it('has no fault that a machine can find', async () => {
  await openList(buildViolationPage([buildDetailedViolation()], 1, null));
  await cards();
  expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
});
