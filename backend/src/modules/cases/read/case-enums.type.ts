import { CASE_DOUBTS } from '@wakafine/domain/cases/case-doubts';
import {
  CASE_ACTORS,
  CASE_DECISIONS,
  CASE_STATES,
  CASE_STEP_KINDS,
  SERVICE_WAYS,
} from '@wakafine/domain/cases/case-steps';
import { describedEnum } from '../../../platform/described-enum';

export const CaseStateEnum = describedEnum(CASE_STATES, {
  name: 'CaseState',
  description: 'State of a case.',
  values: {
    EVIDENCE: 'Opened; its evidence is not whole yet because the journey goes on.',
    REVIEW: 'A person of the authority has to confirm the measurement or refuse it.',
    NOTICE: 'The holder has a notice; from its proven receipt on there are 15 days to contest.',
    CONTESTED: 'The holder contests it: a person has to decide.',
    EXPIRED: 'The time to contest has ended without a word: two people decide.',
    DECIDED: 'Decided. By default it can be reopened for 30 days.',
    WITHDRAWN: 'Taken back, or its measurement was refused.',
    CLOSED: 'Over: its decision is final, or it lapsed after 180 days without one.',
  },
});

export const CaseDecisionEnum = describedEnum(CASE_DECISIONS, {
  name: 'CaseDecision',
  description: 'A decision on a case.',
  values: {
    UPHOLD: 'The violation stands.',
    UPHOLD_LOWER: 'It stands with a lower severity.',
    REJECT: 'It does not stand and is withdrawn.',
    SEND_BACK: 'It is to be reviewed anew.',
  },
});

export const CaseActorEnum = describedEnum(CASE_ACTORS, {
  name: 'CaseActor',
  description: 'Author of a step of a case.',
  values: {
    STAFF: 'A person of the authority.',
    HOLDER: 'The driver whose violation it is.',
    AGENCY: 'The agency of the vehicle.',
    SYSTEM: 'The service, by its clock.',
  },
});

export const CaseStepKindEnum = describedEnum(CASE_STEP_KINDS, {
  name: 'CaseStepKind',
  description: 'Kind of step of a case.',
  values: {
    OPENED: 'It was opened.',
    OBJECTED: 'The holder contested a violation of which there was no case.',
    SEALED: 'The journey is over, so the evidence is whole.',
    CONFIRMED: 'A person confirmed the measurement, and a notice went out.',
    REFUSED: 'A person refused the measurement; the violation is withdrawn.',
    SERVED: 'The notice reached the holder; the time to contest runs.',
    REMINDED_3: 'The holder was reminded three days before the end of the time.',
    REMINDED_1: 'The holder was reminded one day before the end of the time.',
    CONTESTED: 'The holder contested it.',
    EXPIRED: 'The time to contest ended.',
    PROPOSED: 'A first person signed a decision.',
    DECIDED: 'It was decided.',
    SENT_BACK: 'It was sent back to be reviewed anew.',
    WITHDRAWN: 'It was taken back.',
    REOPENED: 'A decision by default was opened again.',
    LAPSED: 'It lapsed: nobody decided within 180 days.',
    CLOSED: 'The decision became final.',
    ANSWERED: 'The agency of the vehicle answered.',
  },
});

export const ServiceWayEnum = describedEnum(SERVICE_WAYS, {
  name: 'ServiceWay',
  description: 'Way in which a notice reached its holder.',
  values: {
    IN_APP: 'Opened in the app.',
    BY_HAND: 'Handed over.',
    REGISTERED_LETTER: 'By a letter whose receipt was signed.',
    AGENCY: 'By the agency, which has confirmed it.',
  },
});

export const CaseDoubtKindEnum = describedEnum(CASE_DOUBTS, {
  name: 'CaseDoubtKind',
  description: 'Doubt about the measurement of a case.',
  values: {
    CONTESTED: 'Its holder contests it.',
    CLOSE_TO_LIMIT: 'The proven speed is less than 5 km/h above the limit; amount: km/h above it.',
    WIDE_UNCERTAINTY: '10 km/h or more were taken off for what GPS can err; amount: km/h.',
    OVER_GAPS: 'It rests on a mean speed over times without a fix.',
    BY_WAY_ONLY: 'The way proves it, not the own speed of the device.',
    FEW_FIXES: 'Fewer than 10 fixes lie above the limit; amount: how many.',
    NO_WITNESS: 'No other phone saw it; amount: how many did.',
    LIMIT_UNCONFIRMED: 'The limit is not confirmed by the authority.',
  },
});
