import { Counts } from './counts';
import { Histogram, HistogramFamily } from './histogram';

/** Ways of a message out of the house, and outcomes of one try. */
type MessageLabels = readonly ['sms' | 'mail' | 'push', 'sent' | 'failed' | 'given_up'];

/** Grouped commits of fixes and pots, of all kinds together. */
export class FlushTally {
  /** s */
  readonly durations = new Histogram([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]);
  /** Items in one flush. */
  readonly sizes = new Histogram([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  /** Items that wait for the next one. */
  waiting = 0;
}

/** Live values on their way to open pages. */
export class FanOutTally {
  /** Values written to sockets. */
  sent = 0;
  /** Values dropped since somebody reads too slowly; the next value says so. */
  dropped = 0;
  /** Subscriptions that are open now. */
  listeners = 0;
}

/** Counts of one server process since its start, for `/metrics`; a restart begins anew. */
export class Tallies {
  /** By method, route and class of the status. */
  readonly requests = new HistogramFamily({
    name: 'wakafine_http_request_duration_seconds',
    help: 'Time from the head of a request until its answer is written, by method, route and class of the status.',
    labels: ['method', 'route', 'status'],
    bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  /** By name and outcome. */
  readonly operations = new HistogramFamily({
    name: 'wakafine_graphql_operation_duration_seconds',
    help: 'The same for operations of GraphQL over HTTP: those of the web app by name, all others as "other".',
    labels: ['operation', 'outcome'],
    bounds: [0.01, 0.05, 0.25, 1, 5],
  });
  /** Refusals, by code. */
  readonly refusals = new Counts<readonly [code: string]>();
  /** Requests for deprecated fields, by field and kind of caller. */
  readonly deprecatedFields = new Counts<readonly [field: string, caller: string]>();
  readonly flushes = new FlushTally();
  readonly fanOut = new FanOutTally();
  /** Upgrades to a socket that were refused, by status. */
  readonly refusedSockets = new Counts<readonly [status: string]>();
  readonly messages = new Counts<MessageLabels>();
  /** Events that this process has put into the public log, by kind. */
  readonly publicEvents = new Counts<readonly [kind: string]>();
  /** Tries to deliver to webhooks, by outcome. */
  readonly webhooks = new Counts<readonly [outcome: 'delivered' | 'failed']>();
  /** Requests with an API key by its kind (`unknown` for a text that is no valid key), and by `ok` or the code of the refusal. */
  readonly keyCalls = new Counts<readonly [kind: string, outcome: string]>();
  /** Points that API keys have spent through all doors, by their kind. */
  readonly keyPoints = new Counts<readonly [kind: string]>();
  /** By kind. */
  readonly securityEvents = new Counts<readonly [event: string]>();
}
