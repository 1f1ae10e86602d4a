/** One journey as it is stored. */
interface StoredJourney {
  readonly id: string;
  readonly clientId: string;
  readonly registrationNumber: string;
  readonly startTime: string;
  endTime: string | null;
  isActive: boolean;
  readonly fixes: Map<number, { seq: number; lat: number; recordedAt: string }>;
}

/** Everything that the server knows. */
export interface Book {
  readonly pinByNumber: Map<string, string>;
  readonly sessions: Set<string>;
  readonly journeys: StoredJourney[];
  /** Client ids of the incidents. */
  readonly incidents: string[];
  /** Client ids of the answers that were given before the first journey. */
  readonly consents: string[];
}

/** A refusal with a code of the public API. */
export class WireRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Variables of the phone's operations. */
interface Variables {
  readonly id: string;
  readonly journeyId: string;
  readonly after: string | null;
  readonly input: {
    readonly mobileNumber: string;
    readonly pin: string;
    readonly clientId: string;
    readonly registrationNumber: string;
    readonly startedAt: string;
    readonly endedAt: string | null;
    readonly journeyId: string;
    readonly fixes: readonly { seq: number; lat: number; recordedAt: string }[];
  };
}

/** Gives a server's empty book. */
export function createBook(): Book {
  return { pinByNumber: new Map(), sessions: new Set(), journeys: [], incidents: [], consents: [] };
}

/** Carries an operation out and gives its data. @throws WireRefusal */
export function answerOperation(
  book: Book,
  session: string | null,
  operation: string,
  given: unknown,
): { data: unknown; cookies: string[] } {
  // The phone's own documents decide what is given.
  const variables = given as Variables;
  const { input } = variables;
  if (operation === 'Viewer') {
    return plain({ viewer: session !== null && book.sessions.has(session) ? { id: '1' } : null });
  }
  if (operation === 'DemoAccounts') {
    return plain({ demoAccounts: [] });
  }
  if (operation === 'MyDevices') {
    return { data: { myDevices: [] }, cookies: [] };
  }
  if (operation === 'SignUp') {
    if (book.pinByNumber.has(input.mobileNumber)) {
      throw new WireRefusal('CONFLICT', 'This number is taken');
    }
    book.pinByNumber.set(input.mobileNumber, input.pin);
    return plain({ signUp: { id: '1' } });
  }
  if (operation === 'SignIn') {
    if (book.pinByNumber.get(input.mobileNumber) !== input.pin) {
      throw new WireRefusal('UNAUTHENTICATED', 'Invalid phone number or PIN');
    }
    const token = `s${book.sessions.size + 1}`;
    book.sessions.add(token);
    return {
      data: { signIn: { viewer: { id: '1' } } },
      cookies: [`wf_session=${token}; HttpOnly`, 'wf_device=d1'],
    };
  }
  if (session === null || !book.sessions.has(session)) {
    throw new WireRefusal('UNAUTHENTICATED', 'Sign in first');
  }
  return plain(journeyOperation(book, operation, variables));
}

function plain(data: unknown): { data: unknown; cookies: string[] } {
  return { data, cookies: [] };
}

function journeyOperation(book: Book, operation: string, variables: Variables): unknown {
  const active = book.journeys.find((journey) => journey.isActive);
  switch (operation) {
    case 'StartJourney':
      return { startJourney: { journey: notify(start(book, active, variables)) } };
    case 'SignOut':
      return { signOut: true };
    case 'SetConsents':
      book.consents.push(variables.input.clientId);
      return { setConsents: { viewer: { id: '1' } } };
    case 'ReportIncident':
      book.incidents.push(variables.input.clientId);
      return { reportIncident: { incident: { id: String(book.incidents.length) } } };
    case 'ActiveJourney':
      return { activeJourney: active ? notify(active) : null };
    case 'RecordFixes':
      return { recordFixes: record(find(book, variables.input.journeyId), variables) };
    case 'EndJourney': {
      const journey = find(book, variables.input.journeyId);
      journey.isActive = false;
      journey.endTime = variables.input.endedAt;
      return { endJourney: { journey: notify(journey) } };
    }
    case 'Violations':
      return { violations: page(variables.after) };
    default:
      throw new WireRefusal('BAD_USER_INPUT', `unknown operation ${operation}`);
  }
}

function start(book: Book, active: StoredJourney | undefined, { input }: Variables): StoredJourney {
  if (active) {
    // A server that knows nothing of client ids: the phone must recognise its own journey.
    throw new WireRefusal('CONFLICT', 'A journey is active');
  }
  const journey: StoredJourney = {
    id: String(book.journeys.length + 1),
    clientId: input.clientId,
    registrationNumber: input.registrationNumber,
    startTime: input.startedAt,
    endTime: null,
    isActive: true,
    fixes: new Map(),
  };
  book.journeys.push(journey);
  return journey;
}

function record(journey: StoredJourney, { input }: Variables): unknown {
  const fresh = input.fixes.filter((fix) => !journey.fixes.has(fix.seq));
  fresh.forEach((fix) => journey.fixes.set(fix.seq, fix));
  return {
    accepted: fresh.length,
    duplicates: input.fixes.length - fresh.length,
    acceptedThrough: journey.fixes.size,
    flagged: fresh.filter((fix) => fix.seq % 10 === 0).map((fix) => ({ seq: fix.seq, reason: 'inaccurate' })),
    journey: notify(journey),
  };
}

/** Two pages of one violation each, the newer one first. */
function page(after: string | null): unknown {
  const node =
    after === null
      ? { id: '2', startedAt: '2026-01-01T00:02:00Z' }
      : { id: '1', startedAt: '2026-01-01T00:01:00Z' };
  return { edges: [{ node }], pageInfo: { hasNextPage: after === null, endCursor: 'c' } };
}

function find(book: Book, id: string): StoredJourney {
  const journey = book.journeys.find((one) => one.id === id);
  if (!journey) {
    throw new WireRefusal('NOT_FOUND', 'No such journey');
  }
  return journey;
}

function notify({ fixes, clientId, ...journey }: StoredJourney): unknown {
  return { ...journey, clientId, distanceKm: fixes.size / 100, violationCount: 2 };
}
