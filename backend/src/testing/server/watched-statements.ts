import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import type { FastifyInstance } from 'fastify';

/** Statements that a request has the database run. */
export interface WatchedStatements {
  /** The statements of the requests that were answered meanwhile: names of prepared ones, beginnings of the others. */
  during(work: () => Promise<unknown>): Promise<string[]>;
  stop(): void;
}

const BEGINNING = 60;

/**
 * Watches what the requests to a server have the database run, through statements, entities and transactions alike.
 * Work that the server does by itself meanwhile belongs to no request, and is not among it.
 */
export function watchStatements({ server }: FastifyInstance): WatchedStatements {
  const requests = new AsyncLocalStorage<true>();
  let seen: string[] = [];
  const query: unknown = Reflect.get(Client.prototype, 'query');
  const emit: unknown = Reflect.get(server, 'emit');
  if (typeof query !== 'function' || typeof emit !== 'function') {
    throw new Error('Neither a client of PostgreSQL nor a server of HTTP.');
  }
  Reflect.set(Client.prototype, 'query', function watched(this: unknown, ...given: unknown[]): unknown {
    if (requests.getStore() === true) {
      seen.push(nameOf(given[0]));
    }
    return Reflect.apply(query, this, given);
  });
  Reflect.set(server, 'emit', function marked(this: unknown, ...given: unknown[]): unknown {
    return given[0] === 'request'
      ? requests.run(true, () => Reflect.apply(emit, this, given))
      : Reflect.apply(emit, this, given);
  });
  return {
    async during(work) {
      seen = [];
      await work();
      return seen;
    },
    stop() {
      Reflect.set(Client.prototype, 'query', query);
      Reflect.set(server, 'emit', emit);
    },
  };
}

function nameOf(asked: unknown): string {
  const { name, text } =
    typeof asked === 'object' && asked !== null ? partsOf(asked) : partsOf({ text: asked });
  return (name ?? text ?? '').slice(0, BEGINNING);
}

function partsOf(asked: object): { name: string | undefined; text: string | undefined } {
  const part = (key: string): string | undefined => {
    const value: unknown = Reflect.get(asked, key);
    return typeof value === 'string' ? value : undefined;
  };
  return { name: part('name'), text: part('text') };
}
