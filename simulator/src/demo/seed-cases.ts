import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_CITIZENS } from '@wakafine/domain/people/demo-accounts';
import { roleMay } from '@wakafine/domain/people/roles';
import { RequestError } from '../client/request-error';
import { DEMO_DRIVES } from './demo-plan';
import type { DemoDrive } from './demo-plan';
import { createPhone } from '../phone';
import type { Phone } from '../phone';
import * as calls from './case-calls';
import type { ListedAccount } from './case-calls';
import { DEMO_CASES } from './case-plan';
import type { DemoCase, DemoCaseActor, DemoCaseStep } from './case-plan';
import { listedAccounts, signedInStaff } from './staff-of-demo';

/** Events of a vehicle are made in the background; a case is opened only then. */
const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 500;

/** Those who take part in the cases, signed in. */
interface People extends Readonly<Record<DemoCaseActor, Phone>> {
  readonly agency: Phone;
}

/** A case that is being brought to its state. */
interface OpenedCase {
  readonly plan: DemoCase;
  readonly number: number;
  readonly caseId: string;
  readonly violationId: string;
  readonly holder: Phone;
}

/**
 * Brings the cases of demo mode to their states through the public API, by the demo staff, drivers and agency that the service
 * lists. What is done already, and where somebody else has acted meanwhile, stays as it is.
 * @throws RequestError when the service refuses, or does not put the events of the vehicles together in time
 */
export async function seedCases(url: string): Promise<void> {
  const listed = await listedAccounts(url);
  const phones: Phone[] = [];
  const signIn = async (account: ListedAccount): Promise<Phone> => {
    const phone = await signedInStaff(url, account);
    phones.push(phone);
    return phone;
  };
  const authority = listed.filter((each) => each.permissions.includes('canSuspendVehicles'));
  const [reviewer, decider, opener] = authority;
  const agency = listed.find(({ role }) => roleMay(role, 'answerAgencyCases'));
  if (opener === undefined || reviewer === undefined || decider === undefined || agency === undefined) {
    // Some of the demo accounts are suspended or cleared away: then nobody wants demo cases.
    return;
  }
  const people = {
    ...{ opener: await signIn(opener), reviewer: await signIn(reviewer) },
    ...{ decider: await signIn(decider), agency: await signIn(agency) },
  };
  for (const [number, plan] of DEMO_CASES.entries()) {
    const holder = createPhone({ url });
    await holder.signIn(driverOf(plan));
    phones.push(holder);
    await seedCase(people, { plan, number, holder });
  }
  await Promise.all(phones.map((phone) => phone.signOut()));
}

function driverOf({ drive }: DemoCase) {
  const driver = DEMO_CITIZENS[DEMO_DRIVES[drive]?.citizen ?? 0];
  if (driver === undefined) {
    throw new RangeError(`Nobody drives the drive ${drive}`);
  }
  return driver;
}

async function seedCase(
  people: People,
  { plan, number, holder }: Pick<OpenedCase, 'plan' | 'number' | 'holder'>,
): Promise<void> {
  const violationId = await violationOf(holder, plan);
  const caseId = violationId === null ? null : await openCase(people.opener, violationId, plan.reason);
  if (violationId === null || caseId === null) {
    return;
  }
  for (const step of plan.steps) {
    await takeStep(people, { plan, number, holder, violationId, caseId }, step);
  }
}

/** The violation that a case is about; null where its drive has none any more. */
async function violationOf(holder: Phone, { drive }: DemoCase): Promise<string | null> {
  const driven = DEMO_DRIVES[drive];
  if (driven === undefined) {
    return null;
  }
  const isBefore = ({ daysAgo, hour }: DemoDrive): boolean =>
    daysAgo > driven.daysAgo || (daysAgo === driven.daysAgo && hour < driven.hour);
  const place = DEMO_DRIVES.filter(
    (each) => each.citizen === driven.citizen && each.vehicle === driven.vehicle && isBefore(each),
  ).length;
  const journeys = await calls.journeysWith(holder, driven.vehicle.registrationNumber);
  const journey = journeys[place];
  const [first] = journey === undefined ? [] : await holder.violations(journey.id);
  return first?.id ?? null;
}

/** Opens a case, or finds the one that there is; null where the violation accuses nobody. */
async function openCase(opener: Phone, violationId: string, reason: string): Promise<string | null> {
  for (const untilMs = Date.now() + READY_WITHIN_MS; ; await wait(ASK_EVERY_MS)) {
    try {
      const input = { violationId, reason };
      const { openCase: opened } = await opener.request<{ openCase: { case: { id: string } } }>(
        calls.OPEN_CASE,
        { input },
      );
      return opened.case.id;
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'CONFLICT') {
        throw error;
      }
      const { clientCode, current } = error.extensions;
      if (clientCode !== 'case-not-bound') {
        return idIn(current);
      }
      if (Date.now() > untilMs) {
        throw error;
      }
    }
  }
}

/** Id of the case that a refusal names, or null. */
function idIn(current: unknown): string | null {
  const hasId = typeof current === 'object' && current !== null && 'caseId' in current;
  return hasId && typeof current.caseId === 'string' ? current.caseId : null;
}

async function takeStep(people: People, opened: OpenedCase, step: DemoCaseStep): Promise<void> {
  const { caseId, violationId, holder, number } = opened;
  const send = (phone: Phone, document: string, input: Readonly<Record<string, unknown>>) =>
    unlessConflict(() => phone.request(document, { input }));
  switch (step.kind) {
    case 'REVIEW':
      return send(people.reviewer, calls.REVIEW_CASE, { caseId, isConfirmed: true, reason: step.reason });
    case 'READ':
      return send(holder, calls.READ_NOTICE, { violationId });
    case 'CONTEST': {
      const { statement } = step;
      return send(holder, calls.CONTEST, { violationId, statement, clientId: clientIdOf('d', number) });
    }
    case 'ANSWER': {
      const { statement } = step;
      return send(people.agency, calls.ANSWER, { caseId, statement, clientId: clientIdOf('e', number) });
    }
    case 'DECIDE': {
      const { decision, reason } = step;
      return send(people.decider, calls.DECIDE_CASE, { caseId, decision, reason });
    }
    case 'WITHDRAW':
      return send(people.decider, calls.WITHDRAW_CASE, { caseId, reason: step.reason });
  }
}

/** Does it unless the case has gone on: the step was made at an earlier try, or somebody else has acted. */
async function unlessConflict(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'CONFLICT') {
      throw error;
    }
  }
}

/** A UUID that is the same at every try. */
function clientIdOf(kind: 'd' | 'e', number: number): string {
  return `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
