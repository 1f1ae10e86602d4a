import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { buildJourney } from '../../../test/journeys';

/** A connection that answers as the server does, from a list of so many journeys. */
function connectionOf(count: number) {
  return ({ first, after }: { first: number; after?: string | null }) => {
    const start = after ? Number(after) : 0;
    const journeys = Array.from({ length: count }, (_, index) => buildJourney(900 - index)).slice(
      start,
      start + first,
    );
    const end = start + journeys.length;
    return {
      totalCount: count,
      edges: journeys.map((node, index) => ({ cursor: String(start + index + 1), node })),
      pageInfo: {
        hasNextPage: end < count,
        hasPreviousPage: start > 0,
        startCursor: null,
        endCursor: String(end),
      },
    };
  };
}

it('says which journey is on, and leads to it', async () => {
  const activeJourney = { ...buildJourney(77), isActive: true, endTime: null, acceptedThrough: 3 };
  serveApi({ viewer: VIEWER, activeJourney, journeys: connectionOf(1) });
  renderApp('/journeys');
  const card = await screen.findByRole('region', { name: 'Active journey' });
  expect(within(card).getByText('SW-77-CM')).toBeVisible();
  expect(within(card).getByText('Live')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Open live journey' })).toHaveAttribute('href', '/');
  expect(within(card).getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/map');
});

it('says that there are no journeys yet and offers to start one', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/journeys');
  expect(await screen.findByText('No Journeys Found')).toBeVisible();
  expect(await screen.findByText('No Active Journey')).toBeVisible();
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: 'Start Journey' }));
  expect(await screen.findByRole('dialog', { name: 'Start New Journey' })).toBeVisible();
});

it('loads again after an error', async () => {
  const api = serveApi({ viewer: VIEWER, journeys: () => refusal('INTERNAL') });
  renderApp('/journeys');
  expect(await screen.findByText('Error loading journeys. Please try again.')).toBeVisible();
  api.answer({ journeys: connectionOf(1) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 completed journey')).toBeVisible();
});

it('shows five journeys with their figures, then all, then the next page', async () => {
  serveApi({ viewer: VIEWER, journeys: connectionOf(25) });
  renderApp('/journeys');
  const list = await screen.findByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  const row = within(list).getAllByRole('link')[0];
  expect(row).toHaveAccessibleName(
    /SW-900-CM.*distance 13.4.km.*duration 6.h.24.min.*max speed 111.km\/h.*2.violations/,
  );
  // It began and ended in one town.
  expect(await within(row ?? list).findByText('Douala')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'View All Journeys' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await within(list).findByText('SW-876-CM')).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('does not offer more when five are all', async () => {
  serveApi({ viewer: VIEWER, journeys: connectionOf(5) });
  renderApp('/journeys');
  await screen.findByText('5 completed journeys');
  expect(screen.queryByRole('button', { name: 'View All Journeys' })).not.toBeInTheDocument();
});

it('opens a journey with its violations, oldest first, without those withdrawn', async () => {
  serveApi({ viewer: VIEWER, journeys: connectionOf(1), journey: buildJourney(900) });
  const { container } = renderApp('/journeys');
  await userEvent.click(await screen.findByRole('link', { name: /SW-900-CM/ }));
  expect(await screen.findByRole('heading', { name: 'SW-900-CM' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^2.violations$/ })).toBeVisible();
  await screen.findByRole('slider', { name: 'Speed over time' });
  expect(await screen.findByText(/^Douala – \d+ km /)).toBeVisible();
  const rows = screen
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '))
    .filter((text) => text?.includes('km/h'));
  expect(rows).toEqual([
    expect.stringMatching(/^57 km\/hCaution.*9 km north-east of Douala/),
    expect.stringMatching(/^111 km\/hDanger.*9 km north-east of Douala/),
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['Completed', {}],
  ['Live', { isActive: true, endTime: null }],
])('says under the plate of a journey that it is %s', async (state, over) => {
  serveApi({ viewer: VIEWER, journey: { ...buildJourney(900), ...over } });
  renderApp('/journeys/900');
  await screen.findByRole('heading', { name: 'SW-900-CM' });
  expect(screen.getByText(new RegExp(`^Sat, 14 Nov.* · ${state}$`))).toBeVisible();
});

it('says that a journey of someone else is not there', async () => {
  serveApi({ viewer: VIEWER, journey: () => refusal('NOT_FOUND') });
  renderApp('/journeys/12');
  expect(await screen.findByRole('heading', { name: 'This journey was not found.' })).toBeVisible();
});
