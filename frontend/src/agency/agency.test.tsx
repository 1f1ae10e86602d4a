import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../test/api';
import { renderApp } from '../../test/render';

const MANAGER = {
  ...VIEWER,
  role: 'AGENCY_MANAGER',
  permissions: [],
  mobileNumber: null,
  displayName: 'G. Nkeng',
};
const RATE = { per1000Km: 3.64, low: 3.02, high: 4.3 };
const WEEKS = ['2026-10-05', '2026-10-12'].map((weekOf, index) => ({
  ...{ weekOf, violations: 4, judgedKm: 1_000, rate: index === 0 ? null : RATE },
}));
const OVERVIEW = {
  ...{ name: 'Sanaga Line', days: 30, vehicleCount: 34, observedVehicles: 28, vehiclesWithoutCode: 6 },
  ...{
    violations: 151,
    judgedKm: 41_900.9,
    rate: RATE,
    peerRate: 3.9,
    peerCount: 5,
    comparison: 'UNCERTAIN',
  },
  ...{ change: 'UNCERTAIN', endedJourneys: 373, safeJourneys: 302, endedJourneysBefore: 100 },
  ...{ safeJourneysBefore: 76, hasCode: true, hasScan: true, hasJourney: true, isDemo: false, weeks: WEEKS },
};
const DRIVERS = [
  {
    alias: 'K7M2',
    name: null,
    violations: 31,
    judgedKm: 2_980,
    rate: { ...RATE, low: 6.3, high: 12.4 },
    comparison: 'ABOVE',
  },
  { alias: '3VQ0', name: 'S. Ngono', violations: 3, judgedKm: 150, rate: null, comparison: 'TOO_LITTLE' },
];
const STEP = { id: '1', kind: 'CONFIRMED', at: '2026-11-20T09:00:00Z', by: 'STAFF', decision: null };
const CASE = {
  isWithdrawn: false,
  ...{ id: '447', number: 'C-2026-0447', state: 'NOTICE', registrationNumber: 'CE 211 ZM' },
  ...{ hour: '2026-11-11T04:00:00Z', severity: 'WARNING', provenKmh: 67, provenS: 30, limitKmh: 50 },
  ...{ limitPlace: 'Obala', road: 'N4', dueAt: '2026-12-09T23:00:00Z', daysLeft: 4, mayAnswer: true },
  ...{ decision: null, decidedAt: null, steps: [STEP], answers: [] },
};
const CODE = { id: '9', typedCode: 'X615-0QTF-30PK', path: '/v/1.token', issuedAt: '2026-11-01T08:00:00Z' };
const VEHICLE = {
  ...{
    id: '5',
    registrationNumber: 'CE 208 ZM',
    isSuspended: true,
    deviceCount: 1,
    lastSeenAt: '2026-11-20T09:00:00Z',
  },
  ...{ violations: 3, judgedKm: 2_000, rate: RATE, comparison: 'UNCERTAIN', codes: [CODE] },
};
const BARE = {
  ...VEHICLE,
  id: '6',
  registrationNumber: 'CE 219 ZM',
  codes: [],
  lastSeenAt: null,
  isSuspended: false,
  deviceCount: 0,
};
const PAGE = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const ANSWERS = {
  viewer: MANAGER,
  agencyOverview: OVERVIEW,
  agencyDrivers: DRIVERS,
  agencyCases: [CASE],
  agencyVehicles: [VEHICLE, BARE],
  agencyEvents: { edges: [], pageInfo: PAGE },
  agencyReportsConnection: { nodes: [] },
};
/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 30_000 };

beforeEach(() => localStorage.clear());

it('meets an agency with its next deadline, four facts and what they are of', async () => {
  serveApi(ANSWERS);
  const { container } = renderApp('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sanaga Line' }, FIRST_COMPILED)).toBeVisible();
  expect(await screen.findByText('One case waits for your answer.')).toBeVisible();
  expect(screen.getByText('3.0 to 4.3, others 3.9')).toBeVisible();
  expect(screen.getByText('41,900 km')).toBeVisible();
  expect(screen.getByText('28 of 34 vehicles; what is not seen is not known')).toBeVisible();
  expect(screen.getByText('302 of 373 in 30 days, before 76%')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('names drivers by alias until they agree, and nobody worse on few kilometres', async () => {
  serveApi(ANSWERS);
  renderApp('/agency/drivers');
  const above = within(await screen.findByRole('row', { name: /Driver K7M2/ }));
  expect(above.getByText('Above the others')).toBeVisible();
  const few = within(screen.getByRole('row', { name: /S\. Ngono/ }));
  expect(few.getByText('Too little seen')).toBeVisible();
  expect(few.getByRole('img', { name: 'Under 200 km seen: too little for a rate.' })).toBeVisible();
});

it('says of a withdrawn case that nothing is held against the vehicle, and shows no speed', async () => {
  const nothing = {
    severity: null,
    provenKmh: null,
    provenS: null,
    limitKmh: null,
    limitPlace: null,
    road: null,
  };
  const over = { isWithdrawn: true, mayAnswer: false, state: 'DECIDED', decision: 'REJECT', ...nothing };
  serveApi({ ...ANSWERS, agencyCases: [{ ...CASE, ...over }] });
  renderApp('/agency/cases');
  expect(await screen.findByText('Withdrawn: nothing is held against the vehicle.')).toBeVisible();
  expect(screen.getByText('Rejected')).toBeVisible();
  expect(screen.queryByText(/km\/h/)).not.toBeInTheDocument();
});

it('answers a case once, and stores what is written on this device until then', async () => {
  const sent: unknown[] = [];
  const api = serveApi({
    ...ANSWERS,
    answerAgencyCase({ input }: { input: object }) {
      sent.push({ ...input });
      const answers = [{ id: '2', statement: 'It stood still.', hasPhoto: false, receivedAt: STEP.at }];
      return { case: { ...CASE, mayAnswer: false, answers } };
    },
  });
  renderApp('/agency/cases');
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'CE 211 ZM' }));
  expect(sheet.getByText('at least 67 km/h over 30 s, limit 50')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Send the answer' }));
  expect(sheet.getByRole('alert')).toHaveTextContent('Say in a few words');
  await userEvent.type(sheet.getByLabelText('What do you know of it?'), 'It stood still.');
  expect(sheet.getByText('Draft stored on this device')).toBeVisible();
  api.goOffline();
  await userEvent.click(sheet.getByRole('button', { name: 'Send the answer' }));
  expect(await sheet.findByText(/No network\. Your draft is stored here/)).toBeVisible();
  api.goOnline();
  await userEvent.click(sheet.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Your answer is in the case.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    expect.objectContaining({
      caseId: '447',
      statement: 'It stood still.',
      photo: null,
      writtenAt: expect.anything(),
    }),
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('agency_answer'))).toEqual([]);
});

it.each([
  ['case-term-ended', 'The time to answer has ended.'],
  ['case-answered-before', 'Your agency has answered this case already.'],
])('says why an answer is refused: %s', async (clientCode, sentence) => {
  serveApi({ ...ANSWERS, answerAgencyCase: refusal('CONFLICT', undefined, { clientCode }) });
  renderApp('/agency/cases');
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'CE 211 ZM' }));
  await userEvent.type(sheet.getByLabelText('What do you know of it?'), 'It stood still.');
  await userEvent.click(sheet.getByRole('button', { name: 'Send the answer' }));
  expect(await sheet.findByText(sentence)).toBeVisible();
});

it('prints the stickers that are chosen, makes those that are missing, and revokes one with a reason', async () => {
  const sent: unknown[] = [];
  const note = ({ input }: { input: object }) => {
    sent.push({ ...input });
    return [CODE];
  };
  serveApi({ ...ANSWERS, issueAgencyCode: note, revokeAgencyCode: note });
  const { container } = renderApp('/agency/codes');
  expect(await screen.findByRole('button', { name: 'Print 1 on A4' })).toBeEnabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Print the sticker of CE 208 ZM' }));
  expect(screen.getByRole('button', { name: 'Print 0 on A4' })).toBeDisabled();
  expect(container.querySelector('[data-printed]')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Make 1 missing sticker' }));
  await waitFor(() => expect(sent).toEqual([{ vehicleId: '6' }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Revoke the sticker of CE 208 ZM' }));
  await userEvent.type(sheet.getByLabelText('Reason'), 'Torn off.');
  await userEvent.click(sheet.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sent).toContainEqual({ codeId: '9', reason: 'Torn off.' }));
});

it('shows who only looks neither an answer to send nor a sticker to print', async () => {
  serveApi({ ...ANSWERS, viewer: { ...MANAGER, role: 'AGENCY_VIEWER' } });
  renderApp('/agency/codes');
  expect(await screen.findByText(/Only managers of your agency/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Print|Revoke|Make/ })).not.toBeInTheDocument();
});

it('shows a new agency its three steps, and no verdict', async () => {
  const fresh = {
    ...{ ...OVERVIEW, vehicleCount: 0, observedVehicles: 0, judgedKm: 0, rate: null, peerRate: null },
    ...{ comparison: 'TOO_LITTLE', hasCode: false, hasScan: false, hasJourney: false, endedJourneys: 0 },
  };
  serveApi({ ...ANSWERS, agencyOverview: fresh, agencyDrivers: [], agencyCases: [], agencyVehicles: [] });
  renderApp('/agency');
  expect(await screen.findByRole('heading', { name: 'Three steps to begin' })).toBeVisible();
  expect(screen.getAllByText('Under 200 km seen: too little for a rate.')).not.toHaveLength(0);
  expect(screen.queryByText(/Above the others/)).not.toBeInTheDocument();
});

it('has a page of vehicles with what was never seen, and one of reports before the first', async () => {
  serveApi(ANSWERS);
  renderApp('/agency/vehicles');
  const row = within(await screen.findByRole('row', { name: /CE 219 ZM/ }));
  expect(row.getByText('no device')).toBeVisible();
  expect(await screen.findByText('No violation is proven.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('link', { name: 'Weekly report' })[0] ?? document.body);
  expect(await screen.findByText('The first report comes on Monday at 07:00.')).toBeVisible();
});

it('makes the account of an invitation, with the faults of its fields', async () => {
  serveApi({
    viewer: null,
    agencyInvitation: { agency: 'Sanaga Line', role: 'AGENCY_MANAGER', expiresAt: '2026-12-01T00:00:00Z' },
    acceptAgencyInvitation: refusal('CONFLICT', undefined, { clientCode: 'username-in-use' }),
  });
  renderApp('/agency/join/a-token');
  expect(await screen.findByRole('heading', { name: 'Join Sanaga Line' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Username'), 'nkeng');
  await userEvent.type(screen.getByLabelText('Password'), 'a fair wind to Obala');
  await userEvent.click(screen.getByRole('button', { name: 'Make my account' }));
  expect(await screen.findByText('This username is in use. Choose another one.')).toBeVisible();
});

it('says that a link is dead, and offers the sign-in to who is nobody there', async () => {
  serveApi({ viewer: null, agencyInvitation: null });
  renderApp('/agency/join/a-token');
  expect(await screen.findByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
});

it('signs somebody of an agency in, and says a refusal', async () => {
  serveApi({ viewer: null, adminSignIn: refusal('UNAUTHENTICATED') });
  renderApp('/agency');
  expect(await screen.findByRole('heading', { name: 'Sign in for an agency' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Username'), 'nkeng');
  await userEvent.type(screen.getByLabelText('Password'), 'a fair wind to Obala');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Wrong username, password or code.')).toBeVisible();
});
