import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { buildCase, buildCasePage, SUPERVISOR } from '../../../../test/staff-cases';

/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 20_000 };
const HELD = [
  {
    caseId: '77',
    number: 'C-2026-0077',
    state: 'CONTESTED',
    since: '2026-11-01T09:00:00Z',
    releasedAt: null,
  },
  {
    ...{ caseId: '78', number: 'C-2026-0078', state: 'DECIDED', since: '2026-11-02T09:00:00Z' },
    releasedAt: '2027-02-10T09:00:00Z',
  },
];
const serve = (nodes: unknown) =>
  serveApi({
    viewer: SUPERVISOR,
    cases: buildCasePage([buildCase()]),
    case: buildCase(),
    heldEvidenceConnection: { nodes },
  });

it('lists what open cases hold of erased accounts, why, and until when', async () => {
  serve(HELD);
  renderApp('/admin/cases?state=held');
  const list = within(await screen.findByRole('list', { name: 'Held evidence' }, FIRST_COMPILED));
  const [undecided, decided] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(undecided).toMatch(/^C-2026-0077Contested.*Held because the case is not decided\..*90 days after/);
  expect(decided).toMatch(/^C-2026-0078Decided.*can still be looked into\.Until .*2027, then it is erased$/);
  expect(list.getByRole('link', { name: 'C-2026-0077' })).toHaveAttribute(
    'href',
    '/admin/cases/77?state=held',
  );
  expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
});

it('is a choice of the list of cases', async () => {
  serve([]);
  renderApp('/admin/cases');
  const choice = await screen.findByRole('combobox', { name: 'State' }, FIRST_COMPILED);
  await userEvent.selectOptions(choice, 'Held evidence');
  expect(await screen.findByText('No evidence is held')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/cases?state=held');
});

it('says that it could not be loaded', async () => {
  serve(() => refusal('UNAVAILABLE'));
  renderApp('/admin/cases?state=held');
  expect(await screen.findByText('The held evidence could not be loaded.', {}, FIRST_COMPILED)).toBeVisible();
});
