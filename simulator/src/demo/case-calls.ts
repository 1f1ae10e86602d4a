import type { Role } from '@wakafine/domain/people/roles';
import type { JourneyNumbers } from '../client/operations';
import type { Phone } from '../phone';

/** A demo account as the service lists it for anybody. */
export interface ListedAccount {
  readonly role: Role;
  readonly signInName: string;
  readonly secret: string;
  readonly permissions: readonly string[];
}

export const DEMO_ACCOUNTS = `query DemoAccounts { demoAccounts { role signInName secret permissions } }`;
export const ADMIN_SIGN_IN = `mutation AdminSignIn($input: AdminSignInInput!) {
  adminSignIn(input: $input) { viewer { id } } }`;
export const OPEN_CASE = `mutation OpenCase($input: OpenCaseInput!) { openCase(input: $input) { case { id } } }`;
export const REVIEW_CASE = `mutation ReviewCase($input: ReviewCaseInput!) {
  reviewCase(input: $input) { case { id } } }`;
export const READ_NOTICE = `mutation AcknowledgeNotice($input: AcknowledgeNoticeInput!) {
  acknowledgeNotice(input: $input) { case { id } } }`;
export const CONTEST = `mutation ContestViolation($input: ContestViolationInput!) {
  contestViolation(input: $input) { case { id } } }`;
export const ANSWER = `mutation AnswerAgencyCase($input: AnswerAgencyCaseInput!) {
  answerAgencyCase(input: $input) { case { id } } }`;
export const DECIDE_CASE = `mutation DecideCase($input: DecideCaseInput!) {
  decideCase(input: $input) { case { id } } }`;
export const WITHDRAW_CASE = `mutation WithdrawCase($input: MoveCaseInput!) {
  withdrawCase(input: $input) { case { id } } }`;
const JOURNEYS = `query Journeys { journeys(first: 100) { edges { node { id registrationNumber startTime } } } }`;

type OwnJourney = Pick<JourneyNumbers, 'id' | 'registrationNumber' | 'startTime'>;

/** Own journeys of a phone with a vehicle, oldest first. */
export async function journeysWith(phone: Phone, registrationNumber: string): Promise<OwnJourney[]> {
  const { journeys } = await phone.request<{ journeys: { edges: { node: OwnJourney }[] } }>(JOURNEYS);
  return journeys.edges
    .map(({ node }) => node)
    .filter((journey) => journey.registrationNumber === registrationNumber)
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
}
