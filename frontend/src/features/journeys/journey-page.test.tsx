import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { buildJourney, buildViolation, sentLine } from '../../../test/journeys';

const moment = () => screen.getByRole('slider', { name: 'Moment of the journey' });
/** Text of the chart for the moment, with ordinary spaces. */
const said = () => chart().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');
const chart = () => screen.getByRole('slider', { name: 'Speed over time' });

async function openJourney(over: object = {}, path = '/journeys/900') {
  const api = serveApi({ viewer: VIEWER, journey: { ...buildJourney(900), ...over } });
  const rendered = renderApp(path);
  await screen.findByRole('slider', { name: 'Speed over time' });
  return { api, ...rendered };
}

/** Lets the page's next frames pass as if so many ms had gone by. */
let frames: FrameRequestCallback[] = [];
let nowMs = 0;
function passFrame(ms: number): void {
  nowMs += ms;
  const due = frames;
  frames = [];
  act(() => due.forEach((draw) => draw(nowMs)));
}

beforeEach(() => {
  frames = [];
  nowMs = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

it('joins map, chart and slider by one moment that keys move', async () => {
  const { container } = await openJourney();
  expect(said()).toBe('09:51, 40 km/h, Safe');
  chart().focus();
  await userEvent.keyboard('{End}');
  expect(said()).toBe('10:31, 40 km/h, Safe');
  expect(moment()).toHaveValue('2400');
  expect(container.querySelector('[data-part=cursor]')).not.toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  expect(moment()).toHaveValue('2380');
  await userEvent.keyboard('{Home}');
  expect(moment()).toHaveValue('0');
  expect(screen.getByText('No speed known')).toBeVisible();
  fireEvent.change(moment(), { target: { value: '560' } });
  expect(said()).toBe('10:00, 72 km/h, Danger');
});

function point(type: string, clientX: number): void {
  // jsdom's pointer events know no place.
  const event = new MouseEvent(type, { bubbles: true, clientX, button: 0 });
  fireEvent(chart(), Object.assign(event, { isPrimary: true, pointerId: 1 }));
}

it('moves the moment with pointer or finger on the chart', async () => {
  await openJourney();
  chart().setPointerCapture = () => undefined;
  // jsdom has no layout: the frame is 328 px wide, of which the plot takes 28 to 322.
  point('pointerdown', 249);
  expect(moment()).toHaveValue('1800');
  point('pointermove', 322);
  expect(moment()).toHaveValue('2400');
  point('pointerup', 322);
  point('pointermove', 30);
  expect(moment()).toHaveValue('2400');
});

it('replays 1, 4 and 16 times as fast, and passes over a pause', async () => {
  await openJourney();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  for (let frame = 0; frame < 4; frame += 1) {
    passFrame(250);
  }
  await waitFor(() => expect(moment()).toHaveValue('20'));
  await userEvent.click(screen.getByRole('button', { name: 'Replay speed: 16 times' }));
  await userEvent.click(screen.getByRole('button', { name: 'Replay speed: 1 times' }));
  expect(screen.getByRole('button', { name: 'Replay speed: 4 times' })).toHaveTextContent('4×');
  fireEvent.change(moment(), { target: { value: '600' } });
  passFrame(250);
  await waitFor(() => expect(moment()).toHaveValue('1800'));
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  passFrame(250);
  expect(moment()).toHaveValue('1800');
});

it('plays and pauses with the space key, but not where it means something else', async () => {
  await openJourney();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  screen.getByRole('button', { name: 'Show as table' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Speed over time' })).toBeVisible();
});

it('steps once a second where motion is not wanted', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'requestAnimationFrame'] });
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('prefers-reduced-motion') });
  await openJourney();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard(' ');
  passFrame(250);
  expect(moment()).toHaveValue('10');
  act(() => jest.advanceTimersByTime(1_000));
  await waitFor(() => expect(moment()).toHaveValue('20'));
  window.matchMedia = matchMedia;
  jest.useRealTimers();
});

it('says how long nothing was measured and shows the figures as a table', async () => {
  const { container } = await openJourney();
  expect(screen.getByText('Tracking paused, 20 min')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Speed over time' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toContain('10:0072 km/hDanger');
  expect(rows).toContain('10:10--No data');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows a violation on route and chart when it is chosen in the list', async () => {
  await openJourney({
    violations: [
      buildViolation({ id: '5', startedAt: '2026-11-14T08:59:50Z', severity: 'DANGER', speedKmh: 72 }),
    ],
  });
  expect(screen.getByText('At least 71 km/h over 30 s. Limit 60 (Edéa, town).')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^Show on the route: Danger, 72.km\/h, 09:59$/ }));
  expect(said()).toBe('10:00, 72 km/h, Danger');
});

it('opens at the violation that the address names', async () => {
  const violations = [buildViolation({ id: '5', startedAt: '2026-11-14T08:59:50Z', speedKmh: 72 })];
  await openJourney({ violations }, '/journeys/900#violation-5');
  await waitFor(() => expect(said()).toBe('10:00, 72 km/h, Danger'));
});

it('says honestly that there is no route, and offers no file of it', async () => {
  serveApi({ viewer: VIEWER, journey: { ...buildJourney(900), routeLine: sentLine([]) } });
  renderApp('/journeys/900');
  expect(await screen.findByText('No route')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Download this journey' }));
  const sheet = await screen.findByRole('dialog', { name: 'Download this journey' });
  expect(within(sheet).getByRole('button', { name: /PDF/ })).toBeEnabled();
  expect(within(sheet).queryByRole('link')).not.toBeInTheDocument();
});

it('shows the figures when only the route could not be loaded, and loads it again', async () => {
  let isDown = true;
  const journey = { ...buildJourney(900) };
  const route = Reflect.get(journey, 'routeLine');
  serveApi({
    viewer: VIEWER,
    journey: { ...journey, routeLine: () => (isDown ? refusal('UNAVAILABLE') : route) },
  });
  renderApp('/journeys/900');
  expect(await screen.findByText('The route could not be loaded. Please try again.')).toBeVisible();
  expect(screen.getByText('max speed')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider', { name: 'Speed over time' })).toBeVisible();
});

it('says that the server has ended a journey for lack of positions', async () => {
  await openJourney({ isEndProvisional: true, isVehicleSuspended: true });
  expect(screen.getByText('The authority has suspended this vehicle.')).toBeVisible();
  expect(screen.getByText('Ended by the server after six hours without a position.')).toBeVisible();
});

it('leads to the files of the server', async () => {
  await openJourney();
  await userEvent.click(screen.getByRole('button', { name: 'Download this journey' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Download this journey' }));
  const addresses = sheet.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/api/me/journeys/900.gpx', '/api/me/journeys/900.geojson']);
});

describe('Share the summary', () => {
  const TEXT =
    /^My journey with WakaFine, Sat,.14.Nov: distance 13.4.km, duration .*average .*while moving, max speed 111.km\/h, 2.violations\.$/;

  async function openSheet() {
    await openJourney();
    await userEvent.click(screen.getByRole('button', { name: 'Share the summary' }));
    return within(await screen.findByRole('dialog', { name: 'Share the summary' }));
  }

  it('shares a text without route, plate or name through the phone', async () => {
    const share = jest.fn((data: ShareData) => Promise.resolve(data));
    Object.assign(navigator, { share });
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Share' }));
    const [shared = {}] = share.mock.calls[0] ?? [];
    expect(shared).toEqual({ text: expect.stringMatching(TEXT) });
    expect(shared.text).not.toContain('SW-900');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('copies the text where the phone can share nothing', async () => {
    const sheet = await openSheet();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await userEvent.click(sheet.getByRole('button', { name: 'Copy text' }));
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(TEXT));
    expect(await screen.findByText('Text copied to clipboard!')).toBeVisible();
  });

  it('says so where copying is refused, and leaves the text to be selected', async () => {
    const sheet = await openSheet();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
    await userEvent.click(sheet.getByRole('button', { name: 'Copy text' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('The browser refuses to copy.');
    expect(sheet.getByText(TEXT)).toBeVisible();
  });
});

describe('Report', () => {
  const violations = [buildViolation({ id: '5', startedAt: '2026-11-14T08:59:50Z', speedKmh: 72 })];
  const report = () => screen.getByRole('button', { name: /^Report(ed)?: Warning, 72.km\/h, 09:59$/ });

  it('notifies the authority once', async () => {
    const { api } = await openJourney({ violations });
    api.answer({ reportViolation: { violation: { ...violations[0], reported: true } } });
    await userEvent.click(report());
    expect(await screen.findByText('Violation Reported')).toBeVisible();
    await waitFor(() => expect(report()).toBeDisabled());
    expect(report()).toHaveTextContent(/^Reported$/);
    // At home one is then asked whether messages may come.
    expect(window.sessionStorage.getItem(`push-moment.${VIEWER.id}`)).toBe('1');
  });

  it('says that it failed and may be tried again', async () => {
    (await openJourney({ violations })).api.answer({ reportViolation: () => refusal('UNAVAILABLE') });
    await userEvent.click(report());
    const failed = /^(Error)?Failed to report violation\. Please try again\.$/;
    expect((await screen.findByText('Error')).parentElement).toHaveTextContent(failed);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(failed);
    expect(report()).toBeEnabled();
  });
});
