import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { buildDetailedViolation, buildViolationPage } from '../../../test/violations';

const address = () => screen.getByTestId('address').textContent;
/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 20_000 };
const findDialog = () => screen.findByRole('dialog', { name: 'Violation Details' }, FIRST_COMPILED);

async function openDetails(over: object = {}, viewer: object = VIEWER) {
  const violation = buildDetailedViolation(over);
  const api = serveApi({ viewer, violation, violations: buildViolationPage([violation], 1, null) });
  renderApp('/violations/12');
  const dialog = within(await findDialog());
  await dialog.findByRole('heading', { name: 'Vehicle' });
  return { api, dialog };
}

/** Text of the sheet under a name, with ordinary spaces. */
function fact(dialog: ReturnType<typeof within>, name: string): string | undefined {
  return dialog.getByText(name, { selector: 'dt' }).nextSibling?.textContent?.replaceAll('\u00a0', ' ');
}

it('says everything that is known of it, and whose details these are', async () => {
  const { dialog } = await openDetails();
  expect(dialog.getByRole('status')).toHaveTextContent('Viewing details for violation #12');
  expect(await dialog.findByText('Douala')).toBeVisible();
  const said = Object.fromEntries(
    dialog.getAllByRole('term').map((term) => [term.textContent, fact(dialog, term.textContent ?? '')]),
  );
  expect(said).toMatchObject({
    'Registration number': 'SW-452-CM',
    'Vehicle type': 'Bus',
    'Travel category': 'Public',
    'Vehicle status': 'Active',
    'Previous violations': '3',
    'Agency name': 'Musango Bus Service',
    'Agency phone': '+237 233 42 00 00',
    'Highest speed': '78 km/h',
    'Average speed': '71 km/h',
    'Limit in force': '60 km/h, Edéa, town',
    Severity: 'Moderate',
    Duration: '3 min 30 s',
    'Violation type': 'Speeding',
    Status: 'Under Review',
    'Reported to the authority': 'Not yet',
    Evidence: 'Grade B: the way between the positions proves it',
    Time: '09:59:50',
    Location: 'DoualaCoordinates, for experts4.051100, 9.767900',
  });
  expect(dialog.getByText('25,000 FCFA')).toBeVisible();
  expect(dialog.getByText('Indicative')).toBeVisible();
  expect(dialog.getByText(/A phone is not a type-approved meter/)).toBeVisible();
  expect(dialog.getByText('At least 71 km/h over 30 s. Limit 60 (Edéa, town).')).toBeVisible();
  expect(
    dialog.getByText(
      'We measured 74 km/h on average. We take off 3 for what GPS can err. 71 is what remains.',
    ),
  ).toBeVisible();
  expect(dialog.queryByText('Danger')).not.toBeInTheDocument();
});

it('marks a limit that nobody has confirmed wherever it names it', async () => {
  const { dialog } = await openDetails({ isLimitConfirmed: false, fineAmountXaf: null });
  expect(
    dialog.getByText(/Limit 60 \(Edéa, town\), not confirmed yet\. Nothing follows from it\.$/),
  ).toBeVisible();
  expect(fact(dialog, 'Limit in force')).toBe('60 km/h, Edéa, town, not confirmed yet');
});

it('shows no highest speed over a time without positions', async () => {
  const { dialog } = await openDetails({ isOverGaps: true, provenS: 245 });
  expect(fact(dialog, 'Highest speed')).toBe('–Not known');
  expect(
    dialog.getByText(/^At least 71 km\/h on average over 4 min without a position in between\./),
  ).toBeVisible();
});

it('shows staff the zone that a fine goes by', async () => {
  const viewer = { ...VIEWER, role: 'VIEWER', permissions: ['canViewDashboard'] };
  const { dialog } = await openDetails({ isOwn: false }, viewer);
  expect(fact(dialog, 'Severity')).toBe('Danger');
  expect(dialog.queryByText('Moderate')).not.toBeInTheDocument();
});

it('can call the agency, open the place in a maps service and lead to the route', async () => {
  const { dialog } = await openDetails();
  expect(dialog.getByRole('link', { name: '+237 233 42 00 00' })).toHaveAttribute(
    'href',
    'tel:+237233420000',
  );
  const map = dialog.getByRole('link', { name: 'View on Map' });
  expect(map).toHaveAttribute('href', 'https://www.google.com/maps?q=4.051100,9.767900&z=15');
  expect(map).toHaveAttribute('target', '_blank');
  expect(map.getAttribute('rel')).toContain('noopener');
  const route = dialog.getByRole('link', { name: 'Show on the route' });
  expect(route).toHaveAttribute('href', '/journeys/900#violation-12');
});

it('shows a dash for what nobody knows, and says that the place is missing', async () => {
  const { dialog } = await openDetails({
    agencyPhone: null,
    meanSpeedKmh: null,
    latitude: null,
    endedAt: null,
  });
  expect(fact(dialog, 'Agency phone')).toBe('–Not known');
  expect(fact(dialog, 'Average speed')).toBe('–Not known');
  expect(fact(dialog, 'Location')).toBe('Location not known');
  expect(fact(dialog, 'Duration')).toBe('Still going on');
  expect(dialog.queryByRole('link', { name: 'View on Map' })).not.toBeInTheDocument();
});

it.each([
  [{ grade: 'C' }, 'The evidence is too weak for one.'],
  [{ isLimitConfirmed: false }, 'Nothing follows from it: the authority has not confirmed this limit yet.'],
  [{ isClaimed: true, grade: 'C' }, 'A claim that the track does not confirm carries none.'],
  [{ isWithdrawn: true }, 'A withdrawn violation carries none.'],
])('says why there is no fine: %j', async (over, why) => {
  const { dialog } = await openDetails({ ...over, fineAmountXaf: null });
  expect(dialog.getByText('No fine')).toBeVisible();
  expect(dialog.getByText(why)).toBeVisible();
});

it('makes a report that is stored, and leads to it', async () => {
  const { api, dialog } = await openDetails();
  let asked: unknown = null;
  api.answer({
    generateReport: (input: unknown) => {
      asked = input;
      const report = { period: null, violationId: '12', violationCount: 1, title: 'Violation', subtitle: '' };
      return {
        report: { ...report, id: '1', generatedAt: '2026-11-20T09:00:00Z', url: '/api/me/reports/1' },
      };
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Generate Report' }));
  expect(await screen.findByText('Detailed report generated and saved to records')).toBeVisible();
  expect(asked).toMatchObject({ input: { violationId: '12' } });
  expect(await dialog.findByRole('link', { name: 'Open my reports' })).toHaveAttribute('href', '/reports');
});

it('says that no report was made, and may be asked again', async () => {
  const { api, dialog } = await openDetails();
  api.answer({ generateReport: () => refusal('UNAVAILABLE') });
  await userEvent.click(dialog.getByRole('button', { name: 'Generate Report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Could not make the report.');
  expect(dialog.getByRole('button', { name: 'Generate Report' })).toBeEnabled();
});

it('does not offer a report to staff that may make none', async () => {
  const viewer = { ...VIEWER, role: 'VIEWER', permissions: ['canViewDashboard'] };
  const { dialog } = await openDetails({ isOwn: false }, viewer);
  expect(dialog.getByRole('button', { name: /^Generate Report\s*No permission$/ })).toBeDisabled();
});

it('opens over the list, and Back closes it with the focus where it was', async () => {
  const violation = buildDetailedViolation();
  serveApi({ viewer: VIEWER, violation, violations: buildViolationPage([violation], 1, null) });
  renderApp('/violations?severity=severe');
  const open = await screen.findByRole('link', { name: /^View Details: Moderate, 78.km\/h, 09:59$/ });
  await userEvent.click(open);
  const dialog = within(await findDialog());
  await dialog.findByRole('heading', { name: 'Vehicle' });
  expect(address()).toBe('/violations/12');
  await userEvent.click(dialog.getByRole('button', { name: 'Close Details' }));
  await waitFor(() => expect(address()).toBe('/violations?severity=severe'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /^View Details: Moderate/ })).toBe(open);
});

it('closes to the list when its address was opened by itself', async () => {
  const { dialog } = await openDetails();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/violations'));
  expect(await screen.findByRole('heading', { name: 'All violations' })).toBeVisible();
});

it('says honestly that it is unknown or not one’s own', async () => {
  serveApi({ viewer: VIEWER, violation: null, violations: buildViolationPage([], 0, null) });
  renderApp('/violations/999');
  const dialog = within(await findDialog());
  expect(await dialog.findByText('This violation was not found, or it is not yours.')).toBeVisible();
  await userEvent.click(dialog.getByRole('link', { name: 'All violations' }));
  await waitFor(() => expect(address()).toBe('/violations'));
});

it('says that it could not load, and loads again when asked', async () => {
  const failing = () => {
    throw refusal('UNAVAILABLE');
  };
  const api = serveApi({ viewer: VIEWER, violation: failing, violations: buildViolationPage([], 0, null) });
  renderApp('/violations/12');
  const dialog = within(await findDialog());
  await dialog.findByText('Error loading the violation. Please try again.');
  api.answer({ violation: buildDetailedViolation() });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('heading', { name: 'Vehicle' })).toBeVisible();
});

it('has no fault that a machine can find', async () => {
  await openDetails();
  expect(await axe(await findDialog())).toHaveNoViolations();
});
