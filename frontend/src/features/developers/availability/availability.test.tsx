import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const DAY_MINUTES = 1_440;
const LAST_DAY_MS = Date.parse('2026-11-20T00:00:00Z');

/** Days up to 20 November, the last of which are given by their minutes away and degraded; those before are not measured. */
function daysWith(measured: readonly (readonly [away: number, degraded: number])[]) {
  return Array.from({ length: 90 }, (_, index) => {
    const minutes = measured[index - (90 - measured.length)];
    const [away, degraded] = minutes ?? [0, 0];
    const served = minutes === undefined ? 0 : DAY_MINUTES - away - degraded;
    return {
      day: new Date(LAST_DAY_MS - (89 - index) * 86_400_000).toISOString().slice(0, 10),
      measuredMinutes: minutes === undefined ? 0 : DAY_MINUTES,
      degradedMinutes: degraded,
      awayMinutes: away,
      servedPercent: minutes === undefined ? null : Math.floor((served * 10_000) / DAY_MINUTES) / 100,
    };
  });
}

const SINCE = {
  measuredSince: '2026-11-17T23:00:00Z',
  ...{ servedMinutes: 4_317, degradedMinutes: 2, awayMinutes: 1, servedPercent: 99.93 },
  days: daysWith([
    [0, 0],
    [0, 2],
    [1, 0],
  ]),
};

it('shows the share since the first measured day, and each kind of day with a shape and a word', async () => {
  serveApi({ serviceAvailability: SINCE });
  const { container } = renderApp('/developers');
  const title = await screen.findByRole('heading', { name: 'Availability, 90 days' });
  const card = title.closest('section') ?? container;
  expect(await within(card).findByText('99.93% since 18 Nov')).toBeVisible();
  expect(within(card).getByText(/1 minute away. 2 minutes with refused writes./)).toBeVisible();
  const legend = within(card).getAllByRole('listitem');
  expect(legend.map((item) => item.textContent)).toEqual([
    'Away at times',
    'Writes refused',
    'Up all day',
    'Not measured',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('says the same as a table, with the unmeasured days in one row', async () => {
  serveApi({ serviceAvailability: SINCE });
  const { container } = renderApp('/developers');
  const title = await screen.findByRole('heading', { name: 'Availability, 90 days' });
  const card = title.closest('section') ?? container;
  await userEvent.click(await within(card).findByRole('button', { name: 'Table' }));
  const rows = within(card).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '20 Nov99.93%10',
    '19 Nov99.86%02',
    '18 Nov100%00',
    '… 17 NovNot measured',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('says that nothing is measured yet, and never 100 %', async () => {
  serveApi({
    serviceAvailability: {
      measuredSince: null,
      ...{ servedMinutes: 0, degradedMinutes: 0, awayMinutes: 0, servedPercent: null },
      days: daysWith([]),
    },
  });
  renderApp('/developers');
  expect(await screen.findByText('Not measured yet')).toBeVisible();
  expect(screen.queryByText(/100/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Table' })).not.toBeInTheDocument();
});

it('names 90 days where all are measured', async () => {
  const days = daysWith(Array.from({ length: 90 }, () => [0, 0] as const));
  serveApi({ serviceAvailability: { ...SINCE, servedPercent: 100, days } });
  renderApp('/developers');
  expect((await screen.findAllByText('100% in 90 days'))[0]).toBeVisible();
});
