import { setTimeout as wait } from 'node:timers/promises';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone, type Phone } from '@wakafine/simulator/phone';

const BATCH = 10;
/** A few minutes of a drive, however slow the machine is: they hold violations. */
const LEAST_FIXES = 400;
const PAUSE_MS = 50;
const PATIENCE_MS = 60_000;
const WATCHED = 'subscription { violationCreated { id } }';
const LISTED = `query ($after: String) { violations(first: 100, after: $after, filter: { scope: PUBLIC }) {
  edges { node { id } } pageInfo { hasNextPage endCursor } } }`;

/** Fixes that a driver has sent and had acknowledged. */
export interface Driven {
  readonly journeyId: string;
  readonly acknowledged: number;
  readonly pushes: number;
  readonly tries: number;
}

/** Somebody who watches for violations. */
export interface Watcher {
  /** Ends the socket, reads the list once, and gives the ids that are known, and those that came twice. */
  end(): Promise<{ known: ReadonlySet<string>; twice: readonly string[] }>;
}

/** A citizen with a session, through the proxy. */
export async function citizen(url: string, onRetry?: () => void): Promise<Phone> {
  const phone = createPhone({ url, patienceMs: PATIENCE_MS, ...(onRetry === undefined ? {} : { onRetry }) });
  const identity = freshIdentity();
  await phone.signUp(identity);
  await phone.signIn(identity);
  return phone;
}

/** Drives fast through a town until it is over, push by push, as a phone does: none follows before the last is acknowledged. */
export async function drive(
  url: string,
  { seed, isOver }: { seed: number; isOver: () => boolean },
): Promise<Driven> {
  let tries = 0;
  const phone = await citizen(url, () => {
    tries += 1;
  });
  const startedAtMs = Math.floor(Date.now() / 1000) * 1000 - 3_600_000;
  const { fixes } = buildDrive({ kind: 'city', seed, startedAtMs, durationS: 3_400 });
  const plate = `LT ${String(seed).padStart(3, '0')} ZZ`;
  const { id } = await phone.startJourney({
    ...{ vehicleType: 'CAR', registrationNumber: plate, category: 'PRIVATE', startedAtMs },
  });
  let acknowledged = 0;
  let pushes = 0;
  while (acknowledged < fixes.length && (!isOver() || acknowledged < LEAST_FIXES)) {
    const batch = fixes.slice(acknowledged, acknowledged + BATCH);
    const receipt = await phone.recordFixes(id, batch);
    if (receipt.acceptedThrough !== acknowledged + batch.length) {
      throw new Error(
        `Fixes up to ${acknowledged + batch.length} were acknowledged as ${receipt.acceptedThrough}`,
      );
    }
    acknowledged += batch.length;
    pushes += 1;
    await wait(PAUSE_MS);
  }
  await phone.close();
  return { journeyId: id, acknowledged, pushes, tries };
}

/** Every violation of everybody as a citizen reads them. */
export async function everyViolation(reader: Phone): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { violations }: Listed = await reader.request<Listed>(LISTED, { after });
    ids.push(...violations.edges.map(({ node }) => node.id));
    if (!violations.pageInfo.hasNextPage) {
      return ids;
    }
    after = violations.pageInfo.endCursor;
  }
}

/** Watches for violations of everybody through the proxy, comes back whenever the socket breaks, and reads once then. */
export async function watch(url: string): Promise<Watcher> {
  const known = new Set<string>();
  // Over all its sockets, which the phone opens again by itself: what comes twice is a fault.
  const heard = new Set<string>();
  const twice: string[] = [];
  const phone = await citizen(url);
  let isEnding = false;
  const listen = async (): Promise<void> => {
    while (!isEnding) {
      const socket = phone.subscribe<{ violationCreated: { id: string } }>(WATCHED);
      try {
        for await (const { violationCreated } of socket) {
          if (heard.has(violationCreated.id)) {
            twice.push(violationCreated.id);
          }
          heard.add(violationCreated.id);
          known.add(violationCreated.id);
        }
      } catch {
        await wait(100);
      }
    }
  };
  const listening = listen();
  return {
    end: async () => {
      isEnding = true;
      await phone.close();
      await listening;
      (await everyViolation(phone)).forEach((id) => known.add(id));
      return { known, twice };
    },
  };
}

interface Listed {
  readonly violations: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}
