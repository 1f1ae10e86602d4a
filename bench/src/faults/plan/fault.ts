/** Faults of the database, or of the way to it. */
export const DATABASE_FAULTS = [
  'database-kill',
  'database-stop',
  'connections-cut',
  'network-away',
  'network-silent',
  'network-slow',
  'disk-full',
  'lock-held',
] as const;
/** Faults of one server process. */
export const SERVER_FAULTS = ['server-kill', 'server-stop'] as const;
/** Faults around both. */
export const OUTSIDE_FAULTS = ['sms-slow', 'clock-step', 'sequencer-kill'] as const;

/** Kind of a fault; `service-kill` ends all server processes at once. */
export type FaultKind =
  | (typeof DATABASE_FAULTS)[number]
  | (typeof SERVER_FAULTS)[number]
  | (typeof OUTSIDE_FAULTS)[number]
  | 'service-kill';

/** Places of faults; those of one place follow each other, since a second one there would hide the first. */
export const LANES = ['database', 'server', 'outside', 'service'] as const;
/** Place of a fault. */
export type Lane = (typeof LANES)[number];

/** One fault of a plan; times in ms since the beginning of the run. */
export interface Fault {
  readonly kind: FaultKind;
  readonly lane: Lane;
  readonly atMs: number;
  /** Time until it is healed; 0 for what strikes once. */
  readonly forMs: number;
  /** Draw in [0, 1) by which the moment chooses among what is there: the process, the table, the size of the step. */
  readonly draw: number;
}

/** Faults that strike once and need no healing by the suite. */
export const STRIKES: ReadonlySet<FaultKind> = new Set([
  'database-kill',
  'connections-cut',
  'server-kill',
  'service-kill',
  'sequencer-kill',
]);
