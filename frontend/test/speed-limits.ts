import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import { screen, within } from '@testing-library/react';
import { VIEWER, type Answers } from './api';
import { renderApp } from './render';
import { registerOf } from './vehicles';

/** A supervisor, who may propose and second. */
export const SUPERVISOR = {
  ...VIEWER,
  role: 'SUPERVISOR',
  permissions: ['canViewDashboard', 'canSuspendVehicles'],
  username: 'demo.supervisor',
  mustChangePassword: false,
};

/** A shape with nothing but what its kind has. */
export function shapeOf(over: object): object {
  return {
    ...{ centre: null, radiusM: null, line: null, halfWidthM: null, isOneWay: null, rings: null },
    ...over,
  };
}

/** Content of a limit of a town. */
export function contentOf(over: object = {}, limitKmh = 60): object {
  return {
    zone: 'TOWN',
    placeName: 'Edéa',
    classLimits: LIMITED_CLASSES.map((vehicleClass) => ({ vehicleClass, limitKmh })),
    hours: null,
    source: 'Estimated circle around the town',
    confidence: 'MEDIUM',
    geometryUncertaintyM: 1500,
    shape: shapeOf({ kind: 'CIRCLE', centre: [10.1266, 3.799], radiusM: 3000 }),
    ...over,
  };
}

/** A shipped limit that nobody has confirmed. */
export const EDEA = {
  id: 'osm-331133522',
  state: 'UNCONFIRMED',
  validFrom: null,
  validUntil: null,
  openProposalId: null,
  content: contentOf(),
};

/** A change of it that somebody else has proposed. */
export const PROPOSAL = {
  id: '5',
  kind: 'CHANGE',
  limitId: EDEA.id,
  before: contentOf(),
  after: contentOf({}, 50),
  validFrom: null,
  validUntil: null,
  reason: 'The sign says 50',
  proposedAt: '2026-11-20T08:00:00Z',
  proposedBy: 'demo.admin',
  isByViewer: false,
  isForViewer: true,
  outcome: null,
  decidedAt: null,
  decidedBy: null,
  decisionReason: null,
  inForceFrom: null,
};

/** Effect of a change on the violations of the last 30 days. */
export const EFFECT = {
  sinceAt: '2026-10-24T08:00:00Z',
  journeys: 86,
  isSample: false,
  violations: 9_366,
  added: 0,
  removed: 183,
  changedSeverity: 31,
  bySeverity: [
    { severity: 'DANGER', today: 132, drafted: 31 },
    { severity: 'WARNING', today: 82, drafted: 0 },
    { severity: 'CAUTION', today: 0, drafted: 0 },
  ],
};

/** Answers of the server about the register. */
export const LIMIT_REGISTER: Answers = {
  viewer: SUPERVISOR,
  speedLimits: registerOf([EDEA]),
  speedLimit: EDEA,
  speedLimitHistoryConnection: { nodes: [] },
  limitProposals: registerOf([PROPOSAL]),
  previewLimitChange: EFFECT,
  previewLimitProposals: EFFECT,
  limitChecklist: {
    defaults: { total: 1, confirmed: 1, waiting: 0 },
    drawn: { total: 241, confirmed: 3, waiting: 2 },
  },
};

/** Opens the details of Edéa. */
export async function openEdea() {
  renderApp(`/admin/speed-limits?open=${EDEA.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Edéa' }));
  await sheet.findByText('Estimated circle around the town');
  return sheet;
}
