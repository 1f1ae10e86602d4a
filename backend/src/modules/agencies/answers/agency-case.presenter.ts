import { daysLeft } from '@wakafine/domain/cases/case-deadlines';
import { caseNumber } from '@wakafine/domain/cases/case-steps';
import { presentAnswer } from '../../cases/read/case-answer.presenter';
import { hourOf } from '../fleet/fleet.presenter';
import type { AgencyCase } from './agency-case.type';
import type { AgencyCaseFile } from './list-agency-cases';

/** A case over GraphQL as the agency of its vehicle sees it, at a time. */
export function presentAgencyCase(file: AgencyCaseFile, now: Date): AgencyCase {
  const { id, state, registrationNumber, dueAt, mayAnswer, isWithdrawn } = file;
  const { decision, loweredTo, decidedAt } = file;
  return {
    ...{ id: String(id), number: caseNumber(id, file.openedAt.getTime()) },
    ...{ state, registrationNumber, dueAt, mayAnswer, isWithdrawn },
    ...{ decision, loweredTo, decidedAt },
    hour: hourOf(file.startedAt),
    ...(isWithdrawn ? NOTHING_HELD : measuredOf(file)),
    daysLeft: dueAt === null ? null : daysLeft(dueAt.getTime(), now.getTime()),
    // A first signature is nobody's business before there is a second one.
    steps: file.steps
      .filter(({ kind }) => kind !== 'PROPOSED')
      .map((step) => ({
        id: String(step.id),
        kind: step.kind,
        at: step.at,
        by: step.by,
        decision: step.decision,
      })),
    answers: file.answers.map(presentAnswer),
  };
}

/** A withdrawn violation says nothing of the vehicle any more. */
const NOTHING_HELD = {
  ...{ severity: null, provenKmh: null, provenS: null },
  ...{ limitKmh: null, limitPlace: null, road: null },
} as const;

function measuredOf({ severity, provenKmh, provenS, limitKmh, limitPlace, road }: AgencyCaseFile) {
  return {
    ...{ severity, limitKmh, limitPlace, provenKmh: wholeOf(provenKmh), provenS: wholeOf(provenS) },
    road: road === '' ? null : road,
  };
}

function wholeOf(value: number | null): number | null {
  return value === null ? null : Math.floor(value);
}
