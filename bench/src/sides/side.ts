import type { PhoneFix } from '@wakafine/simulator/drives/fix';

/** One of the servers that are compared, or one kind of journeys at a server. */
export interface Side {
  readonly name: 'ours' | 'bound' | 'binary' | 'peer';
  readonly graphqlUrl: string;
  /** The mutation that pushes fixes. */
  readonly document: string;
  /** Where pushes go in binary form, and not by GraphQL. */
  readonly binary?: BinaryPushes;
  /** Opens a journey for one connection. */
  openJourney(startedAtMs: number): Promise<JourneyTicket>;
  /** The server; its PostgreSQL runs below it. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Data that a connection needs to push fixes to its journey. */
export interface JourneyTicket {
  readonly journeyId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Pushes in binary form. */
export interface BinaryPushes {
  readonly contentType: string;
  urlOf(journeyId: string): string;
  bodyOf(fixes: readonly PhoneFix[]): Uint8Array;
}
