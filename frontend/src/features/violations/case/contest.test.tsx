import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { gpx, points } from '../../../../test/track-file';
import { renderApp } from '../../../../test/render';
import { buildDetailedViolation, buildViolationPage } from '../../../../test/violations';
import { clearLocalData } from '../../../lib/session/local-data';
import { buildContest, contestInput, readContests } from './contest-draft';

/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 20_000 };
/** Start of the violation that is contested. */
const VIOLATION_MS = Date.parse(String(Object(buildDetailedViolation()).startedAt));
const step = (id: string, kind: string, over: object = {}) => ({
  ...{ id, kind, at: '2026-11-16T09:00:00Z', by: 'STAFF', decision: null, loweredTo: null, reason: null },
  ...over,
});

/** A case in whose time the holder may contest. */
function buildCase(over: object = {}): object {
  return {
    ...{ id: '77', number: 'C-2026-0077', state: 'NOTICE', version: 4, isAccusation: true },
    ...{ servedAt: '2026-11-16T10:00:00Z', dueAt: '2026-12-01T23:00:00Z', daysLeft: 12, mayContest: true },
    ...{ decision: null, loweredTo: null, isByDefault: false, decidedAt: null, reopenableUntil: null },
    contests: [],
    steps: [
      step('1', 'OPENED'),
      step('2', 'SEALED', { by: 'SYSTEM' }),
      step('3', 'CONFIRMED', { reason: 'Looked at the fixes.' }),
      step('4', 'SERVED', { by: 'HOLDER' }),
    ],
    ...over,
  };
}

beforeEach(async () => {
  await clearLocalData();
});

async function openViolation(known: object | null, over: object = {}) {
  const violation = buildDetailedViolation({ ...over, case: known });
  const api = serveApi({ viewer: VIEWER, violation, violations: buildViolationPage([violation], 1, null) });
  renderApp('/violations/12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Violation Details' }, FIRST_COMPILED));
  await dialog.findByRole('heading', { name: 'What it means' });
  return { api, dialog };
}

async function openForm(known: object | null = buildCase()) {
  const opened = await openViolation(known);
  await userEvent.click(await opened.dialog.findByRole('button', { name: /^Contest/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Contest this violation' }));
  return { ...opened, form };
}

const agree = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('checkbox', { name: /^I agree that the people who decide/ }));

it('says in plain words what it means, where the case stands, and how many days are left', async () => {
  const { dialog } = await openViolation(buildCase());
  expect(dialog.getByText('It counts as one violation of this journey.')).toBeVisible();
  expect(dialog.getByText('You have not been fined.')).toBeVisible();
  expect(dialog.getByText('It does not prove who was driving. It measured this phone.')).toBeVisible();
  expect(await dialog.findByText('Case C-2026-0077')).toBeVisible();
  expect(dialog.getByText('Your turn').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(dialog.getByText('12 days')).toBeVisible();
  expect(dialog.getByText('Looked at the fixes.')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Contest · 12 days left' })).toBeEnabled();
  expect(dialog.getByText(/^Until Tue, 1.Dec.*, 24:00\. It costs nothing\.$/)).toBeVisible();
});

it('leads to the page that checks its record', async () => {
  const verifyPath = `/verify/${'0123456789abcdef'.repeat(2)}#key`;
  const { dialog } = await openViolation(null, { verifyPath });
  const link = await dialog.findByRole('link', { name: 'Check the proof' });
  expect(link).toHaveAttribute('href', verifyPath);
});

it('reports to the server once that a notice was opened', async () => {
  let reported = 0;
  const known = buildCase({ servedAt: null, dueAt: null, daysLeft: null });
  const violation = buildDetailedViolation({ case: known });
  serveApi({
    ...{ viewer: VIEWER, violation, violations: buildViolationPage([violation], 1, null) },
    acknowledgeNotice: () => {
      reported += 1;
      return { case: buildCase() };
    },
  });
  renderApp('/violations/12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Violation Details' }));
  expect(await dialog.findByRole('button', { name: 'Contest · 12 days left' })).toBeVisible();
  expect(reported).toBe(1);
});

it('says why it can not be contested once the time has ended, and what was decided', async () => {
  const expired = buildCase({ state: 'EXPIRED', daysLeft: 0, mayContest: false });
  const { dialog } = await openViolation(expired);
  expect(await dialog.findByRole('button', { name: /^The term ended Tue,.1.Dec$/ })).toBeDisabled();
  expect(dialog.getByText(/Fifteen days have passed .* your silence admits nothing\.$/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Contest/ })).not.toBeInTheDocument();
});

it('shows what was decided and why', async () => {
  const decision = step('6', 'DECIDED', { decision: 'REJECT', reason: 'The sign was hidden.' });
  const track = { pointCount: 1_204, startedAt: '2026-11-16T08:32:00Z', endedAt: '2026-11-16T08:52:04Z' };
  const contests = [
    {
      id: '5',
      statement: 'The sign was hidden.',
      writtenAt: '2026-11-18T09:00:00Z',
      showsOwnTrack: true,
      track,
    },
  ];
  const { dialog } = await openViolation(
    buildCase({
      ...{ state: 'DECIDED', decision: 'REJECT', decidedAt: '2026-11-20T09:00:00Z', mayContest: false },
      ...{ contests, steps: [step('1', 'OPENED'), decision] },
    }),
    { isWithdrawn: true },
  );
  expect(await dialog.findByText('Decision: it does not stand and is withdrawn')).toBeVisible();
  expect(dialog.getByText('It was withdrawn and counts nowhere.')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'What you sent' })).toBeVisible();
  expect(
    dialog.getByText('Your own track, 09:32 to 09:52: 1,204 points. Given by you, not proof.'),
  ).toBeVisible();
  expect(dialog.getByText(/^Withdrawn by people.*: The sign was hidden\.$/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Contest/ })).not.toBeInTheDocument();
});

it('sends what is written, and deletes the draft', async () => {
  const { api, form } = await openForm();
  let asked: Record<string, unknown> | undefined;
  api.answer({
    contestViolation: ({ input }: { input: Record<string, unknown> }) => {
      asked = input;
      return { case: buildCase({ state: 'CONTESTED', mayContest: false }) };
    },
  });
  await userEvent.type(form.getByLabelText('What happened, in your words'), 'The sign was hidden.');
  await userEvent.click(form.getByRole('checkbox', { name: /^Your track, / }));
  await agree(form);
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your contest was sent')).toBeVisible();
  expect(asked).toMatchObject({
    ...{ violationId: '12', statement: 'The sign was hidden.', showsOwnTrack: false, photo: null },
    writtenAt: expect.any(String),
  });
  expect(await readContests(VIEWER.id)).toEqual([]);
});

it('stores the draft at each letter, also when the sheet is closed', async () => {
  const { form, dialog } = await openForm();
  await userEvent.type(form.getByLabelText('What happened, in your words'), 'Half a');
  expect(form.getByText('Draft kept on this phone')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Contest this violation' })).not.toBeInTheDocument(),
  );
  await userEvent.click(dialog.getByRole('button', { name: /^Contest/ }));
  expect(await screen.findByLabelText('What happened, in your words')).toHaveValue('Half a');
});

it('waits without a network, says that the time on the phone counts, and goes by itself', async () => {
  const { api, form } = await openForm();
  let asked: Record<string, unknown> | undefined;
  api.answer({
    contestViolation: ({ input }: { input: Record<string, unknown> }) => {
      asked = input;
      return { case: buildCase({ state: 'CONTESTED', mayContest: false }) };
    },
  });
  await userEvent.type(form.getByLabelText('What happened, in your words'), 'Hid.');
  api.goOffline();
  await agree(form);
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Saved on this phone, sent when there is network')).toBeVisible();
  expect(await screen.findByText(/^Your contest is saved on this phone/)).toBeVisible();
  const [stored] = await readContests(VIEWER.id);
  expect(stored).toMatchObject({ isReady: true, writtenAtMs: expect.any(Number) });
  api.goOnline();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked).toMatchObject({ statement: 'Hid.', clientId: stored?.clientId }));
  await waitFor(async () => expect(await readContests(VIEWER.id)).toEqual([]));
});

describe('with a track of another device', () => {
  const chooseFile = async (form: ReturnType<typeof within>, text: string) =>
    userEvent.upload(
      form.getByLabelText('Other track'),
      new File([text], 'drive.gpx', { type: 'application/gpx+xml' }),
    );
  const around = (count: number, minutes = 0) =>
    gpx(
      `<trkseg>${points(4, { fromMs: VIOLATION_MS - 60 * 60_000 })}</trkseg>`,
      `<trkseg>${points(count, { fromMs: VIOLATION_MS + minutes * 60_000 })}</trkseg>`,
    );

  it('says what of the file would go, stores it with the draft, and sends it', async () => {
    const { api, form } = await openForm();
    let asked: { track?: unknown[] } = {};
    api.answer({
      contestViolation: ({ input }: { input: { track?: unknown[] } }) => {
        asked = input;
        return { case: buildCase({ state: 'CONTESTED', mayContest: false }) };
      },
    });
    await chooseFile(form, around(120));
    expect(await form.findByText(/^120 points from \d\d:\d\d to \d\d:\d\d from this file$/)).toBeVisible();
    expect(form.getByText(/It is your statement, not proof\.$/)).toBeVisible();
    await waitFor(async () => expect((await readContests(VIEWER.id))[0]?.track).toHaveLength(120));
    await userEvent.type(form.getByLabelText('What happened, in your words'), 'Look.');
    await agree(form);
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your contest was sent')).toBeVisible();
    expect(asked.track).toHaveLength(120);
    expect(asked.track?.[1]).toEqual({
      ...{ lat: expect.any(Number), lng: 9.7679, speedKmh: null, accuracyM: null },
      recordedAt: new Date(VIOLATION_MS + 1_000).toISOString(),
    });
  });

  it('waits with it for the network', async () => {
    const { api, form } = await openForm();
    await chooseFile(form, around(10));
    await form.findByText(/^10 points from/);
    await userEvent.type(form.getByLabelText('What happened, in your words'), 'Look.');
    api.goOffline();
    await agree(form);
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Saved on this phone, sent when there is network')).toBeVisible();
    const [stored] = await readContests(VIEWER.id);
    expect(stored?.track).toHaveLength(10);
  });

  it('removes it again', async () => {
    const { form } = await openForm();
    await chooseFile(form, around(10));
    await userEvent.click(await form.findByRole('button', { name: 'Remove track' }));
    expect(form.queryByText(/from this file$/)).not.toBeInTheDocument();
    await waitFor(async () => expect((await readContests(VIEWER.id))[0]?.track).toBeNull());
  });

  it.each([
    ['of another time', () => around(10, 40), /recorded within 30 minutes of this violation\.$/],
    ['that is no track file', () => 'a text', /^This is not a GPX, KML/],
  ])('says why a file %s does not go, and leaves the one before', async (_what, text, why) => {
    const { form } = await openForm();
    await chooseFile(form, around(10));
    await form.findByText(/^10 points from/);
    await chooseFile(form, text());
    expect(await form.findByRole('alert')).toHaveTextContent(why);
    expect(form.getByText(/^10 points from/)).toBeVisible();
  });

  it('has no fault that a machine can find', async () => {
    const { form } = await openForm();
    await chooseFile(form, around(10));
    await form.findByText(/^10 points from/);
    expect(
      await axe(await screen.findByRole('dialog', { name: 'Contest this violation' })),
    ).toHaveNoViolations();
  });
});

it.each([
  ['case-term-ended', 'The time to contest has ended.'],
  ['case-wrong-state', 'This violation is contested or decided already.'],
  ['case-nothing-to-contest', 'Nothing follows from it, so there is nothing to contest.'],
  ['case-too-many-contested', 'You contest many violations already. Please wait for a decision.'],
  ['something-else', 'It could not be sent. Please try again.'],
])('says why the server refused it, and still has what was written: %s', async (clientCode, why) => {
  const { api, form } = await openForm();
  api.answer({ contestViolation: () => refusal('CONFLICT', undefined, { clientCode }) });
  await userEvent.type(form.getByLabelText('What happened, in your words'), 'Hid.');
  await agree(form);
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByRole('alert')).toHaveTextContent(why);
  const [stored] = await readContests(VIEWER.id);
  expect(stored).toMatchObject({ statement: 'Hid.', isReady: false, writtenAtMs: null });
});

it('asks for words and for a yes before it sends anything', async () => {
  const { api, form } = await openForm(null);
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please say what happened.');
  await userEvent.type(form.getByLabelText('What happened, in your words'), 'Hid.');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please agree that they read it');
  expect(api.asked).not.toContain('contestViolation');
});

it('sends the time by the clock of the server, and the picture without its prefix', () => {
  const draft = { ...buildContest('12'), statement: ' The sign. ', writtenAtMs: 1_000, clockOffsetMs: 500 };
  expect(contestInput({ ...draft, photo: 'data:image/jpeg;base64,AAAA' })).toMatchObject({
    ...{ statement: 'The sign.', photo: 'AAAA', writtenAt: '1970-01-01T00:00:01.500Z' },
  });
  expect(() => contestInput(buildContest('12'))).toThrow(RangeError);
});

it('has no fault that a machine can find', async () => {
  await openForm();
  expect(
    await axe(await screen.findByRole('dialog', { name: 'Contest this violation' })),
  ).toHaveNoViolations();
});
