import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATROL_PLAN, serveTonight } from '../../../../test/patrols';
import { renderApp } from '../../../../test/render';
import { nightFromEntries, nightToEntries } from './useAskedNight';

const TOMORROW = isoDay(civilDayOf(Date.now()) + 1);
const USUAL = { fromHour: 18, hours: 8, starts: ['Douala', 'Edéa', 'Yaoundé'] };
const TOWNS = ['Bafoussam', 'Douala', 'Edéa', 'Yaoundé'];

const address = () => new URLSearchParams((screen.getByTestId('address').textContent ?? '').split('?')[1]);

/** Serves nights without a plan; gives what was asked for a proposal. */
function serveProposals(): object[] {
  const asked: object[] = [];
  serveTonight({
    patrolPlan: null,
    patrolTowns: TOWNS,
    patrolProposal: ({ input }: { input: object }) => {
      asked.push(input);
      return { ...PATROL_PLAN, ...input, version: 0, savedAt: null, savedBy: null };
    },
  });
  return asked;
}

test('a link gives the same night, hours and starts, and each word that changes is in the address', async () => {
  const person = userEvent.setup();
  const asked = serveProposals();
  renderApp(`/admin/tonight?night=${TOMORROW}&from=20&hours=6&starts=Bafoussam,Douala`);
  await screen.findByText('Proposal, not stored');
  expect(asked).toEqual([{ night: TOMORROW, fromHour: 20, hours: 6, starts: ['Bafoussam', 'Douala'] }]);
  await person.selectOptions(screen.getByLabelText('Length'), '4 hours');
  await waitFor(() => expect(address().get('hours')).toBe('4'));
  await person.selectOptions(screen.getByLabelText('Patrols'), '3 patrols');
  await waitFor(() => expect(address().get('starts')).toBe('Bafoussam,Douala,Yaoundé'));
  expect(Object.fromEntries(address())).toMatchObject({ night: TOMORROW, from: '20' });
});

test('a town that is none is a usual one', async () => {
  const asked = serveProposals();
  renderApp('/admin/tonight?starts=Atlantis,Bafoussam');
  await screen.findByText('Proposal, not stored');
  expect(asked).toEqual([expect.objectContaining({ starts: ['Douala', 'Bafoussam'] })]);
});

test('of a stored plan the night alone is in the address', async () => {
  const person = userEvent.setup();
  serveTonight({ savePatrolPlan: { plan: { ...PATROL_PLAN, version: 3, hours: 6 } } });
  renderApp(`/admin/tonight?night=${PATROL_PLAN.night}&from=20&hours=3`);
  await screen.findByText('Version 2, m.tabe');
  await person.selectOptions(screen.getByLabelText('Length'), '6 hours');
  await screen.findByText('Version 3, m.tabe');
  expect(Object.fromEntries(address())).toEqual({ night: PATROL_PLAN.night });
});

test.each([
  ['night', '2026-02-31'],
  ['night', '2020-01-01'],
  ['from', '24'],
  ['from', '-1'],
  ['from', '1e1'],
  ['hours', '1'],
  ['hours', '13'],
  ['hours', ''],
  ['starts', ','],
  ['starts', Array.from({ length: 13 }, () => 'Edéa').join(',')],
])('%s=%s makes no sense in the address, and is as usual', (name, value) => {
  const nowMs = Date.parse('2026-11-20T12:00:00Z');
  const asked = nightFromEntries((each) => (each === name ? value : null), nowMs);
  expect(asked).toEqual({ night: '2026-11-20', ...USUAL });
});

test('what is written into the address is read from it, on the day after as well', () => {
  const asked = { night: '2026-11-20', fromHour: 0, hours: 12, starts: ['Kumba'] };
  const entries = nightToEntries(asked);
  expect(nightFromEntries((name) => entries[name] ?? null, Date.parse('2026-11-21T03:00:00Z'))).toEqual(
    asked,
  );
});
