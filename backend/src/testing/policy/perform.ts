import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { Incident } from '../../modules/incidents/incident.entity';
import { incidentChanged, incidentReported } from '../../modules/incidents/incidents.events';
import { Journey } from '../../modules/journeys/journey.entity';
import { journeyChanged } from '../../modules/journeys/journeys.events';
import type { AlertRow } from '../../modules/notifications/alerts/alert-audience';
import { alertChanged } from '../../modules/notifications/alerts/alerts.events';
import { LOCK_ALERT } from '../../modules/notifications/alerts/alerts.queries';
import { staffActed } from '../../modules/identity/accounts/record-act';
import { settingsChanged } from '../../modules/settings/thresholds/settings.events';
import { Violation } from '../../modules/violations/violation.entity';
import { violationChanged, violationOpened } from '../../modules/violations/violations.events';
import { graphqlSchema } from '../../transport/graphql/schema';
import type { Outcome } from '../../modules/identity/acts/rules';
import type { Asker } from '../../transport/policy/policy-table';
import { documentFor } from '../server/any-operation';
import type { Root } from '../server/any-operation';
import { startOidcProvider } from '../peers/oidc-provider';
import { createSmsOutbox } from '../peers/sms-outbox';
import { logMaskedEvents } from '../server/log-events';
import { startTestServer } from '../server/test-server';
import type { TestServer } from '../server/test-server';
import { GRAPHQL_CALLS } from './graphql-calls';
import type { Surroundings } from './graphql-calls';
import { inviteParty, personAs } from '../party/party';
import type { Party, Person } from '../party/party';
import { REST_CALLS } from './rest-calls';
import { buildStage } from '../party/things';

/** Everything is published every 20 ms: what has not come by then does not come. */
const WITHIN_MS = 2_500;
/** Some calls are refused to browsers that send them without asking first. */
const HEADERS = { 'apollo-require-preflight': 'true' };

const OPEN_SETTINGS = {
  speedThresholds: { caution: 50, warning: 60, danger: 70 },
  alertSettings: { sound: true, vibration: true, notification: true },
};

/** Outcome of one call. */
export interface Performed {
  readonly isOk: boolean;
  /** The whole body, or the one value of a subscription. */
  readonly text: string;
}

/** A server with everything that the policy table has a row for, and who may be asked to act on it. */
export interface Theatre extends Surroundings {
  readonly server: TestServer;
  readonly schema: GraphQLSchema;
  /** Calls that only look are about the stage and its guests; the others have a party of their own. */
  partyFor(operation: string, asker: Asker): Promise<Party>;
  /** Performs an operation as the asker of a party. */
  perform(operation: string, party: Party): Promise<Performed>;
  close(): Promise<void>;
}

/** Opens a theatre: server, database, issuer of ID tokens, outbox and stage. */
export async function openTheatre(): Promise<Theatre> {
  const outbox = createSmsOutbox();
  const provider = await startOidcProvider();
  const oidc = { issuer: provider.issuer, clientId: 'wakafine', audience: 'wakafine' };
  const mapStyleUrl = 'https://tiles.example/style.json';
  const server = await startTestServer({
    oidc,
    sms: outbox.config,
    mail: { gateway: 'log' },
    mapStyleUrl,
    publicUrl: 'http://wakafine.test',
  });
  const schema = await graphqlSchema();
  await logMaskedEvents(server);
  const around: Surroundings = { stage: await buildStage(server), outbox, issuer: provider.issuer };
  const guests = new Map<Asker, Person>();
  const place = { ...around, server, schema };
  return {
    ...place,
    async partyFor(operation, asker) {
      if (!onlyLooks(operation)) {
        return inviteParty(server, asker);
      }
      const { owner } = around.stage;
      const guest = guests.get(asker) ?? (await personAs(server, asker, owner));
      guests.set(asker, guest);
      return { server, owner, asker: guest };
    },
    perform(operation, party) {
      const [root = '', field = ''] = operation.split('.');
      if (root === 'Subscription') {
        return performSubscription(place, field, party);
      }
      return root === 'Query' || root === 'Mutation'
        ? performField(place, { root, field }, party)
        : performRoute(place, operation, party);
    },
    async close() {
      await server.close();
      await provider.stop();
      outbox.remove();
    },
  };
}

/** Whether an operation changes nothing. */
export function onlyLooks(operation: string): boolean {
  return /^(Query\.|Subscription\.|GET )/.test(operation);
}

/**
 * The outcomes of an operation for each of those who ask: at once where it changes nothing, else one after another, since an act may be
 * for everybody.
 */
export async function outcomesFor<Who extends string>(
  operation: string,
  all: readonly Who[],
  outcomeFor: (who: Who) => Promise<Outcome>,
): Promise<Partial<Record<Who, Outcome>>> {
  const outcomes: Partial<Record<Who, Outcome>> = {};
  const ask = async (who: Who): Promise<void> => {
    outcomes[who] = await outcomeFor(who);
  };
  if (onlyLooks(operation)) {
    await Promise.all(all.map(ask));
    return outcomes;
  }
  for (const who of all) {
    await ask(who);
  }
  return outcomes;
}

type Place = Pick<Theatre, 'server' | 'schema' | keyof Surroundings>;

/** Number of calls that a visitor may make at once; less than everything. */
function roomOf({ client }: Person): { mostFields?: number; mostLevels?: number } {
  return client.cookie('wf_session') === undefined && !client.hasKey ? { mostFields: 50, mostLevels: 6 } : {};
}

/** The party in whose name a call is prepared. */
function preparing(party: Party): Party {
  return { ...party, asker: party.preparer ?? party.asker };
}

async function performField(
  place: Place,
  { root, field }: { root: Root; field: string },
  party: Party,
): Promise<Performed> {
  const variables = (await GRAPHQL_CALLS[`${root}.${field}`]?.(preparing(party), place)) ?? {};
  const query = documentFor(place.schema, root, field, roomOf(party.asker));
  return answered(await party.asker.client.send('POST', '/graphql', { query, variables }));
}

async function performRoute({ stage }: Place, route: string, party: Party): Promise<Performed> {
  const [method = '', path = ''] = route.split(' ');
  const call = (await REST_CALLS[route]?.(preparing(party), stage)) ?? {};
  return answered(
    await party.asker.client.send(method, call.path ?? path, call.body, { ...HEADERS, ...call.headers }),
  );
}

async function answered(response: Response): Promise<Performed> {
  // Another address that one is sent to is an answer as well.
  return { isOk: response.status < 400, text: await textOf(response) };
}

/** The text of an answer; of a stream of events, which has no end, its beginning. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return response.text();
  }
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? []).toString();
}

/**
 * Events of a subscriber while the things of the stage change again and again; none where they are
 * none of their business.
 */
async function performSubscription(place: Place, field: string, party: Party): Promise<Performed> {
  const { asker } = party;
  const { services } = place.server;
  const id = Number(place.stage.violationId);
  const row = await services.db.entities.findOneByOrFail(Violation, { id });
  const incident = await services.db.entities.findOneByOrFail(Incident, {
    id: Number(place.stage.incidentId),
  });
  const ended = await services.db.entities.findOneByOrFail(Journey, { id: Number(place.stage.journeyId) });
  const journey = { ...ended, endedAt: null };
  const alerts: AlertRow[] = await services.db.rows(LOCK_ALERT, [Number(place.stage.alertId)]);
  const timer = setInterval(() => {
    alerts.forEach((alert) => services.emit(alertChanged({ alert, accountIds: null })));
    services.emit(settingsChanged(OPEN_SETTINGS));
    services.emit(staffActed({ act: 'THRESHOLDS_CHANGED' }));
    services.emit(incidentChanged(incident));
    services.emit(incidentReported(incident));
    services.emit(journeyChanged(journey));
    // Strangers are informed only when the public row has changed.
    services.emit(violationOpened(row));
    services.emit(violationChanged({ ...row, severity: row.severity === 'DANGER' ? 'WARNING' : 'DANGER' }));
  }, 20);
  const socket = asker.client.socket();
  try {
    const query = documentFor(place.schema, 'Subscription', field, roomOf(asker));
    const variables = (await GRAPHQL_CALLS[`Subscription.${field}`]?.(party, place)) ?? {};
    const first = await firstOf(socket, { query, variables });
    return { isOk: first?.errors === undefined, text: first === null ? '' : JSON.stringify(first) };
  } finally {
    clearInterval(timer);
    await socket.dispose();
  }
}

function firstOf(
  socket: ReturnType<Person['client']['socket']>,
  request: { readonly query: string; readonly variables: Record<string, unknown> },
): Promise<Pick<ExecutionResult, 'data' | 'errors'> | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), WITHIN_MS).unref();
    socket.subscribe(request, {
      // The library's types are of another copy of the same result.
      next: (result) => resolve(result as Pick<ExecutionResult, 'data' | 'errors'>),
      error: (errors) => resolve({ errors: errors as ExecutionResult['errors'] }),
      complete: () => undefined,
    });
  });
}
