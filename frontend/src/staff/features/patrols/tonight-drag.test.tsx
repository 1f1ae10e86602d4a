import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Answers } from '../../../../test/api';
import { PATROL_PLAN, patrolBand, patrolPlace, PLANNER, serveTonight } from '../../../../test/patrols';
import { renderApp } from '../../../../test/render';

/** Width of an hour in these tests, px. */
const HOUR_PX = 50;

interface Sent {
  readonly version: number;
  readonly stops: readonly { readonly segmentId: string; readonly fromHour: number }[];
}

// jsdom has none.
beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

/** Serves a page on which each change is stored, or refused by what `refusals` has at its turn. */
function serveStored(over: Answers = {}, refusals: (object | null)[] = []): Sent[] {
  const sent: Sent[] = [];
  let version = PATROL_PLAN.version;
  const places = [...PATROL_PLAN.stops.map(({ place }) => place), patrolPlace('N5-001', 5)];
  serveTonight({
    savePatrolPlan: ({ input }: { input: Sent & { stops: { patrol: number }[] } }) => {
      sent.push(input);
      const refused = refusals.shift() ?? null;
      if (refused !== null) {
        return refused;
      }
      version += 1;
      const stops = [...input.stops]
        .sort((one, other) => one.patrol - other.patrol || one.fromHour - other.fromHour)
        .map(({ segmentId, ...stop }, number) => ({
          ...{ ...PATROL_PLAN.stops[0], ...stop, number },
          place: places.find((place) => place.segmentId === segmentId),
        }));
      return { plan: { ...PATROL_PLAN, version, stops, band: patrolBand(20 + version, 10, 50) } };
    },
    ...over,
  });
  return sent;
}

async function openTonight() {
  renderApp('/admin/tonight');
  await screen.findByText(/about 31 violations/);
  // jsdom lays nothing out.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const [, span = '1'] = /span (\d+)/.exec(getComputedStyle(this).gridColumn) ?? [];
    return new DOMRect(0, 0, Number(span) * HOUR_PX, 28);
  });
}

const bar = (number: number): Element => {
  const found = document.querySelector(`[data-bar="${number}"]`);
  if (found === null) {
    throw new Error(`There is no bar ${number}`);
  }
  return found;
};

/** Something a pointer does; jsdom's own pointer events have no place. */
function point(
  element: Element,
  type: string,
  [clientX, clientY]: readonly [number, number] = [0, 0],
  pointerType = 'mouse',
) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY });
  fireEvent(element, Object.assign(event, { pointerId: 1, pointerType }));
}

function drag(element: Element, to: readonly [number, number]): void {
  point(element, 'pointerdown');
  point(element, 'pointermove', to);
  point(element, 'pointerup', to);
}

const stopOf = (sent: Sent | undefined, segmentId: string) =>
  sent?.stops.find((stop) => stop.segmentId === segmentId);

test('a stop that is dragged sideways has other whole hours, the numbers follow, and Ctrl and Z put it back', async () => {
  const person = userEvent.setup();
  const sent = serveStored();
  await openTonight();
  const lock = screen.getByRole('button', { name: 'Lock A1' });
  lock.focus();
  drag(bar(0), [HOUR_PX + 3, 0]);
  expect(await screen.findByText(/about 23 violations/)).toBeVisible();
  expect(stopOf(sent[0], 'N5-014')).toEqual({
    ...{ patrol: 0, fromHour: 2, hours: 2, segmentId: 'N5-014', isLocked: true },
  });
  expect(await screen.findByText('A1 moved: patrol A, 20:00–22:00, N5 km 70–75.')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Unlock A1' })).toHaveFocus();
  await person.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('The last change is undone.')).toBeVisible();
  expect(sent[1]).toMatchObject({ version: 3 });
  expect(stopOf(sent[1], 'N5-014')).toMatchObject({ fromHour: 1, isLocked: false });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('it goes to the nearest hours that the plan allows: past no other stop, and never without the time for the way', async () => {
  const sent = serveStored();
  await openTonight();
  // A2 begins at the fifth hour, and the way there fills an hour.
  point(bar(0), 'pointerdown');
  point(bar(0), 'pointermove', [2 * HOUR_PX, 0]);
  expect(bar(0)).toHaveTextContent('A1 20:00–22:00');
  // To the row of B, where B1 stands from the fourth hour, and the way from Edéa fills two.
  point(bar(0), 'pointermove', [3 * HOUR_PX, 34]);
  expect(bar(0)).toHaveTextContent('A1 20:00–22:00');
  point(bar(0), 'pointerup', [3 * HOUR_PX, 34]);
  await waitFor(() => expect(stopOf(sent[0], 'N5-014')).toMatchObject({ patrol: 1, fromHour: 2 }));
});

test('the end of a bar makes it shorter or longer', async () => {
  const sent = serveStored();
  await openTonight();
  const end = bar(1).querySelector('[data-end]') ?? bar(1);
  point(end, 'pointerdown');
  point(end, 'pointermove', [-2 * HOUR_PX, 0]);
  expect(bar(1)).toHaveTextContent('A2 23:00–00:00');
  point(end, 'pointerup', [-2 * HOUR_PX, 0]);
  await waitFor(() => expect(stopOf(sent[0], 'N5-022')).toMatchObject({ fromHour: 5, hours: 1 }));
});

test('a tap chooses, a finger that moves up scrolls, and Escape puts back', async () => {
  const person = userEvent.setup();
  const sent = serveStored();
  await openTonight();
  drag(bar(1), [2, 1]);
  fireEvent.click(bar(1));
  expect(screen.getByRole('row', { name: /^A2/ })).toHaveAttribute('aria-current', 'true');
  point(bar(0), 'pointerdown', [0, 0], 'touch');
  point(bar(0), 'pointermove', [4, 90], 'touch');
  expect(bar(0)).not.toHaveAttribute('data-dragged');
  point(bar(0), 'pointercancel', [4, 90], 'touch');
  point(bar(0), 'pointerdown');
  point(bar(0), 'pointermove', [HOUR_PX, 0]);
  expect(bar(0)).toHaveAttribute('data-dragged');
  await person.keyboard('{Escape}');
  expect(bar(0)).not.toHaveAttribute('data-dragged');
  point(bar(0), 'pointerup', [HOUR_PX, 0]);
  expect(sent).toEqual([]);
});

test('a move beside somebody else’s newer plan changes nothing of it, and cannot be undone over it', async () => {
  let plan: object = PATROL_PLAN;
  const sent = serveStored({ patrolPlan: () => plan }, [null, refusal('CONFLICT')]);
  await openTonight();
  drag(bar(0), [HOUR_PX, 0]);
  await screen.findByText(/about 23 violations/);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  plan = { ...PATROL_PLAN, version: 9, savedBy: 'a.other' };
  drag(bar(0), [-HOUR_PX, 0]);
  expect(await screen.findByText(/Somebody else has changed this plan/)).toBeVisible();
  expect(await screen.findByText('Version 9, a.other')).toBeVisible();
  expect(bar(0)).not.toHaveAttribute('data-dragged');
  expect(sent.map(({ version }) => version)).toEqual([2, 3]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('on the map a stop is dragged to another place', async () => {
  const target = { ...patrolPlace('N5-001', 5), line: [4.3, 9.5, 4.31, 9.51] };
  const sent = serveStored({ patrolPlaces: [target] });
  await openTonight();
  const marker = (): Element => document.querySelector('[data-marker="A1"]') ?? document.body;
  const before = marker().getAttribute('transform');
  point(marker(), 'pointerdown');
  point(marker(), 'pointermove', [5, 5]);
  expect(marker().getAttribute('transform')).not.toBe(before);
  const offered = await waitFor(() => {
    const circle = document.querySelector('circle[r="5"]');
    expect(circle).not.toBeNull();
    return circle;
  });
  const [, x = '', y = ''] = /translate\((\S+) (\S+)\)/.exec(before ?? '') ?? [];
  const by = [
    Number(offered?.getAttribute('cx')) - Number(x),
    Number(offered?.getAttribute('cy')) - Number(y),
  ];
  const to = [(by[0] ?? 0) + 6, (by[1] ?? 0) - 18] as const;
  point(marker(), 'pointermove', to);
  point(marker(), 'pointerup', to);
  await waitFor(() => expect(stopOf(sent[0], 'N5-001')).toMatchObject({ fromHour: 1 }));
});

test('a viewer drags nothing', async () => {
  serveTonight({ viewer: { ...PLANNER, role: 'VIEWER', permissions: ['canViewDashboard'] } });
  await openTonight();
  point(bar(0), 'pointerdown');
  point(bar(0), 'pointermove', [HOUR_PX, 0]);
  expect(bar(0)).not.toHaveAttribute('data-dragged');
});
