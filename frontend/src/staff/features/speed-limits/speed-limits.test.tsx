import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { EDEA, SUPERVISOR, LIMIT_REGISTER, openEdea, PROPOSAL } from '../../../../test/speed-limits';
import { registerOf } from '../../../../test/vehicles';

beforeEach(() => window.localStorage.clear());

it('lists the register with limits and states, and opens the details with map and history', async () => {
  const decided = { ...PROPOSAL, outcome: 'REFUSED', decidedBy: 'chief', decidedAt: '2026-11-20T09:00:00Z' };
  const nodes = [{ ...decided, decisionReason: 'No sign there' }];
  serveApi({ ...LIMIT_REGISTER, speedLimitHistoryConnection: { nodes } });
  const { container } = renderApp('/admin/speed-limits');
  const row = await screen.findByRole('row', { name: /Edéa/ });
  expect(row).toHaveTextContent('Not confirmed');
  expect(row).toHaveTextContent('60');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'Edéa' }));
  expect(await sheet.findByRole('img', { name: 'Map of Edéa' })).toBeVisible();
  expect(sheet.getByText('Edéa, Town, 60 km/h → Edéa, Town, 50 km/h')).toBeVisible();
  expect(sheet.getByText('No sign there')).toBeVisible();
  expect(sheet.getByText(/^Refused by chief/)).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
});

it('narrows by search, zone and state, as they stand in the address', async () => {
  const asked: unknown[] = [];
  serveApi({
    ...LIMIT_REGISTER,
    speedLimits: ({ filter }: { filter: object }) => {
      asked.push({ ...filter });
      return registerOf([EDEA]);
    },
  });
  renderApp('/admin/speed-limits?zone=TOWN&state=UNCONFIRMED&search=ed');
  await screen.findByRole('row', { name: /Edéa/ });
  expect(asked).toEqual([{ search: 'ed', zone: 'TOWN', state: 'UNCONFIRMED', isProposed: null }]);
});

it('seconds what somebody else has proposed, and shows what is left', async () => {
  const sent: unknown[] = [];
  const api = serveApi({
    ...LIMIT_REGISTER,
    secondLimitProposals: (given: object) => {
      sent.push({ ...given });
      api.answer({ limitProposals: registerOf([]) });
      return [PROPOSAL];
    },
  });
  renderApp('/admin/speed-limits?show=waiting');
  await userEvent.click(await screen.findByRole('button', { name: 'Second' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Second' }));
  expect(await asked.findByText('It would have changed 214 of 9,366 violations.')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Second' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect(sent).toEqual([{ proposalIds: ['5'] }]);
});

it('refuses with a reason, and says when another desk was faster', async () => {
  const sent: unknown[] = [];
  serveApi({
    ...LIMIT_REGISTER,
    refuseLimitProposals: ({ input }: { input: object }) => {
      sent.push({ ...input });
      return refusal('CONFLICT');
    },
  });
  renderApp('/admin/speed-limits?show=waiting');
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Refuse' }));
  await userEvent.click(asked.getByRole('button', { name: 'Refuse' }));
  expect(sent).toEqual([]);
  await userEvent.type(asked.getByLabelText('Reason'), 'No sign there');
  await userEvent.click(asked.getByRole('button', { name: 'Refuse' }));
  expect(await asked.findByText(/changed or decided meanwhile/)).toBeVisible();
  expect(sent).toEqual([{ proposalIds: ['5'], reason: 'No sign there' }]);
});

it.each([
  ['one’s own proposal', { isByViewer: true, isForViewer: false }, /Somebody else has to decide/],
  ['a national default', { isForViewer: false }, /An administrator has to second/],
])('offers no second word on %s', async (_what, over, sentence) => {
  serveApi({ ...LIMIT_REGISTER, limitProposals: registerOf([{ ...PROPOSAL, ...over }]) });
  renderApp('/admin/speed-limits?show=waiting');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Second' })).not.toBeInTheDocument();
});

it('leads through what is left to confirm, and proposes all that is shown at once', async () => {
  const sent: { limitIds?: unknown; reason?: unknown }[] = [];
  const asked: unknown[] = [];
  serveApi({
    ...LIMIT_REGISTER,
    speedLimits: ({ filter }: { filter: object }) => {
      asked.push({ ...filter });
      return registerOf([EDEA, { ...EDEA, id: 'osm-2' }]);
    },
    proposeLimitConfirmations: ({ input }: { input: object }) => {
      sent.push({ ...input });
      return [PROPOSAL];
    },
  });
  const { container } = renderApp('/admin/speed-limits?show=checklist');
  expect(await screen.findByText('3 of 241 confirmed, 2 waiting')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Propose to confirm all shown (2)' }));
  expect(asked[0]).toMatchObject({ state: 'UNCONFIRMED', isProposed: false });
  const question = within(await screen.findByRole('dialog', { name: 'Propose to confirm' }));
  await userEvent.type(question.getByLabelText('Reason'), 'The signs were looked at');
  await userEvent.click(question.getByRole('button', { name: 'Propose to confirm' }));
  expect(await screen.findByText('2 proposed. Somebody else has to second them.')).toBeVisible();
  expect(sent).toMatchObject([{ limitIds: [EDEA.id, 'osm-2'], reason: 'The signs were looked at' }]);
  expect(await axe(container)).toHaveNoViolations();
});

it('proposes the end of a limit', async () => {
  const sent: unknown[] = [];
  serveApi({
    ...LIMIT_REGISTER,
    proposeSpeedLimit: ({ input }: { input: object }) => {
      sent.push({ ...input });
      return PROPOSAL;
    },
  });
  const sheet = await openEdea();
  await userEvent.click(sheet.getByRole('button', { name: 'Propose its end' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Propose its end' }));
  await userEvent.type(asked.getByLabelText('Reason'), 'The village has moved');
  await asked.findByText('It would have changed 214 of 9,366 violations.');
  await userEvent.click(asked.getByRole('button', { name: 'Propose its end' }));
  await waitFor(() => expect(sent).toMatchObject([{ limitId: EDEA.id, reason: 'The village has moved' }]));
  expect(sent[0]).not.toHaveProperty('limit');
});

it('shows others the register, and their acts with the no-permission mark', async () => {
  const viewer = { ...SUPERVISOR, role: 'VIEWER', permissions: ['canViewDashboard'] };
  serveApi({ ...LIMIT_REGISTER, viewer });
  const sheet = await openEdea();
  expect(sheet.getByRole('button', { name: 'Propose to confirm' })).toHaveAttribute('aria-disabled', 'true');
  expect(sheet.getByRole('button', { name: 'Propose a change' })).toHaveAccessibleDescription(
    /Change speed limits/,
  );
});

it('offers to try again where the details could not be loaded', async () => {
  const api = serveApi({ ...LIMIT_REGISTER, speedLimit: () => refusal('INTERNAL') });
  renderApp(`/admin/speed-limits?open=${EDEA.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Speed limits' }));
  expect(await sheet.findByText('The limits could not be loaded.')).toBeVisible();
  api.answer({ speedLimit: EDEA });
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Estimated circle around the town')).toBeVisible();
});
