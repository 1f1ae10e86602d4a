/** One of the two servers that are compared. */
export interface Side {
  readonly name: 'ours' | 'peer';
  readonly graphqlUrl: string;
  /** The mutation that pushes fixes. */
  readonly document: string;
  /** Opens a journey for one connection. */
  openJourney(startedAtMs: number): Promise<JourneyTicket>;
  /** The server; its PostgreSQL runs below it. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** What a connection needs to push fixes to its journey. */
export interface JourneyTicket {
  readonly journeyId: string;
  readonly headers: Readonly<Record<string, string>>;
}
