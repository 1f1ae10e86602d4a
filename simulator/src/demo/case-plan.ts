/** People who take the steps of a demo case: three of the authority, because nobody acts twice in one. */
export type DemoCaseActor = 'opener' | 'reviewer' | 'decider';

/** One step of a demo case after its opening. */
export type DemoCaseStep =
  | { readonly kind: 'REVIEW'; readonly reason: string }
  | { readonly kind: 'READ' }
  | { readonly kind: 'CONTEST'; readonly statement: string }
  | { readonly kind: 'ANSWER'; readonly statement: string }
  | { readonly kind: 'DECIDE'; readonly decision: 'UPHOLD' | 'REJECT'; readonly reason: string }
  | { readonly kind: 'WITHDRAW'; readonly reason: string };

/** A case of demo mode. */
export interface DemoCase {
  /** Place of its drive in the list of demo drives, from 0: one of a registered bus. It is about the first violation of that. */
  readonly drive: number;
  readonly reason: string;
  readonly steps: readonly DemoCaseStep[];
}

const CONFIRMED = {
  kind: 'REVIEW',
  reason: 'Demo: the positions and the speed of the device agree.',
} as const;

/**
 * A case in each state that can be reached within a day. One is left in review and one contested by the second supervisor and the
 * administrator, so that the first demo supervisor can take their next step. What is rejected is the only violation of its drive: a
 * seeding that goes on after it was broken off finds none there.
 */
export const DEMO_CASES: readonly DemoCase[] = [
  {
    drive: 6,
    reason: 'Demo: far above the limit on the open road, at night.',
    steps: [],
  },
  {
    drive: 4,
    reason: 'Demo: too fast in Edéa, in the early afternoon.',
    steps: [CONFIRMED, { kind: 'READ' }],
  },
  {
    drive: 3,
    reason: 'Demo: far above the limit, and two passengers saw it.',
    steps: [
      CONFIRMED,
      { kind: 'CONTEST', statement: 'Demo: I was overtaking a timber lorry that would not let me back in.' },
      {
        kind: 'ANSWER',
        statement:
          'Demo: our speed limiter was being repaired that week. We have taken the coach off the night line.',
      },
    ],
  },
  {
    drive: 5,
    reason: 'Demo: far above the limit for minutes.',
    steps: [
      CONFIRMED,
      { kind: 'CONTEST', statement: 'Demo: the road was empty and I was late.' },
      {
        kind: 'DECIDE',
        decision: 'UPHOLD',
        reason: 'Demo: an empty road has the same limit. The measurement is not in doubt.',
      },
    ],
  },
  {
    drive: 13,
    reason: 'Demo: far above the limit in Boumnyébel, at night.',
    steps: [
      {
        kind: 'WITHDRAW',
        reason: 'Demo: the same night is dealt with in another case.',
      },
    ],
  },
  {
    drive: 12,
    reason: 'Demo: far above the limit on the open road.',
    steps: [
      CONFIRMED,
      {
        kind: 'CONTEST',
        statement: 'Demo: I made way for an ambulance that was behind me, and slowed down after it.',
      },
      {
        kind: 'DECIDE',
        decision: 'REJECT',
        reason: 'Demo: the hospital has confirmed the ambulance and its time.',
      },
    ],
  },
];
