import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_CITIZENS } from '@wakafine/domain/people/demo-accounts';
import { DAY_MS } from '@wakafine/domain/units';
import { DEMO_DRIVES, DEMO_RIDES } from './demo-plan';
import { driveJourney } from '../drive-journey';
import { buildDrive } from '../drives/drive';
import { freshIdentity } from '../identity';
import { createPhone, type Phone } from '../phone';
import { seedDemo } from './seed-demo-command';
import { seedPlans } from './seed-plans';
import { ServerProcess } from '../testing/server-process';
import { ADMIN_SIGN_IN, DEMO_ACCOUNTS, type ListedAccount } from './case-calls';
import { DEMO_CASES } from './case-plan';

const PASSWORD = 'waka-fine-demo';
const CASES = `{ cases(first: 100) { edges { node { state decision steps { kind by actorName } } } } }`;
const PLANS = `{ campaigns { name goalPercent daysAhead } savedViews { views { name isShared isOwn } }
  apiKeys { apiKey { name kind state } } }`;
const AGENCY = `{ agencyOverview { name isDemo vehicleCount } agencyVehicles { registrationNumber }
  agencyCases { state mayAnswer answers { id } } }`;

interface CaseSeen {
  readonly state: string;
  readonly decision: string | null;
  readonly steps: readonly {
    readonly kind: string;
    readonly by: string;
    readonly actorName: string | null;
  }[];
}
interface AgencySeen {
  readonly agencyOverview: { readonly name: string; readonly isDemo: boolean; readonly vehicleCount: number };
  readonly agencyVehicles: readonly { readonly registrationNumber: string }[];
  readonly agencyCases: readonly {
    readonly state: string;
    readonly mayAnswer: boolean;
    readonly answers: readonly object[];
  }[];
}

/** One story on a server of its own: each sentence goes on where the last one ended. */
describe('The demo of a real server', () => {
  let server: ServerProcess;
  let nowMs: number;
  beforeAll(async () => {
    server = await ServerProcess.start({ DEMO: '1', LIMIT_BASIS: 'register' });
    nowMs = Date.now();
  });
  afterAll(() => server.close());

  async function signIn(username: string): Promise<Phone> {
    const phone = createPhone({ url: server.url });
    await phone.request(ADMIN_SIGN_IN, { input: { username, password: PASSWORD } });
    return phone;
  }

  async function cases(): Promise<CaseSeen[]> {
    const desk = await signIn('demo.supervisor');
    const seen = await desk.request<{ cases: { edges: { node: CaseSeen }[] } }>(CASES);
    await desk.signOut();
    return seen.cases.edges.map(({ node }) => node);
  }

  async function plans(): Promise<unknown> {
    const admin = await signIn('demo.admin');
    const seen = await admin.request(PLANS);
    await admin.signOut();
    return seen;
  }

  async function listed(): Promise<ListedAccount[]> {
    const visitor = createPhone({ url: server.url });
    return (await visitor.request<{ demoAccounts: ListedAccount[] }>(DEMO_ACCOUNTS)).demoAccounts;
  }

  it('has a case in each state that can be reached in a day, and nobody acts twice in one', async () => {
    expect(await seedDemo({ url: server.url, dataDir: server.dataDir, nowMs })).toBe(
      DEMO_DRIVES.length + DEMO_RIDES.length,
    );
    const seen = await cases();
    expect(seen.map(({ state, decision }) => [state, decision])).toEqual(
      expect.arrayContaining([
        ['REVIEW', null],
        ['NOTICE', null],
        ['CONTESTED', null],
        ['DECIDED', 'UPHOLD'],
        ['DECIDED', 'REJECT'],
        ['WITHDRAWN', null],
      ]),
    );
    expect(seen).toHaveLength(DEMO_CASES.length);
    for (const { steps } of seen) {
      const names = steps.filter(({ by }) => by === 'STAFF').map(({ actorName }) => actorName);
      expect(new Set(names).size).toBe(names.length);
      expect(names[0]).toBe('Demo Second Supervisor');
    }
  });

  it('has an agency that owns the registered buses, has answered one of its cases and is to answer another', async () => {
    const phone = await signIn('demo.agency');
    const seen = await phone.request<AgencySeen>(AGENCY);
    expect(seen.agencyOverview).toEqual({ name: 'Demo Express', isDemo: true, vehicleCount: 2 });
    expect(seen.agencyVehicles.map((each) => each.registrationNumber).sort()).toEqual([
      'CE 000 DB',
      'OU 000 DC',
    ]);
    // Not the one that nobody has reviewed yet; the one that was rejected stays, with its outcome.
    expect(seen.agencyCases.map(({ state }) => state).sort()).toEqual([
      ...['CONTESTED', 'DECIDED', 'DECIDED', 'NOTICE'],
    ]);
    expect(seen.agencyCases.filter(({ answers }) => answers.length > 0)).toHaveLength(1);
    expect(seen.agencyCases.filter(({ mayAnswer }) => mayAnswer)).not.toEqual([]);
  });

  it('has a campaign with its goal set beforehand, a shared view, and keys that work or are asked for', async () => {
    expect(await plans()).toEqual({
      campaigns: [{ name: 'Demo: speed signs before Edéa', goalPercent: -20, daysAhead: 7 }],
      savedViews: { views: [{ name: 'Demo: night buses on the N3', isShared: true, isOwn: true }] },
      apiKeys: [
        { apiKey: { name: 'Demo: fleet office', kind: 'AGENCY', state: 'REQUESTED' } },
        { apiKey: { name: 'Demo: public figures', kind: 'PUBLIC', state: 'ACTIVE' } },
      ],
    });
  });

  it('stays as it is when the seeding is done once more, as after it was broken off', async () => {
    const before = [await cases(), await plans()];
    await rm(join(server.dataDir, 'demo-seeded'));
    await seedDemo({ url: server.url, dataDir: server.dataDir, nowMs });
    // On another day the campaign would begin on another.
    await seedPlans(server.url, nowMs + DAY_MS);
    expect([await cases(), await plans()]).toEqual(before);
  });

  it('is cleared with its cases and its agency, and what others did stays', async () => {
    const identity = freshIdentity();
    const citizen = createPhone({ url: server.url });
    await citizen.signUp(identity);
    await citizen.signIn(identity);
    await citizen.consent({ clientId: '10000000-0000-4000-8000-000000000001', answeredAtMs: nowMs });
    const startedAtMs = nowMs - 3_600_000;
    const { fixes } = buildDrive({ kind: 'city', seed: 1, startedAtMs, durationS: 120 });
    const vehicle = { vehicleType: 'CAR', registrationNumber: 'LT 731 RA', category: 'PRIVATE' } as const;
    const endedAtMs = startedAtMs + 120_000;
    const { journey } = await driveJourney(citizen, { ...vehicle, startedAtMs }, fixes, {
      ...{ batchSize: 500, endedAtMs },
    });
    const admin = await signIn('demo.admin');
    const { systemCounts } = await admin.request<{ systemCounts: { demoAccounts: number } }>(
      '{ systemCounts { demoAccounts } }',
    );
    expect(systemCounts.demoAccounts).toBe(DEMO_CITIZENS.length + 1);
    await admin.request('mutation { clearDemoData { deleted } }');
    expect(await cases()).toEqual([]);
    expect(await plans()).toEqual({ campaigns: [], savedViews: { views: [] }, apiKeys: [] });
    expect((await listed()).map(({ role }) => role)).toEqual([
      'ADMIN',
      'SUPERVISOR',
      'SUPERVISOR',
      'OPERATOR',
      'VIEWER',
    ]);
    await expect(signIn('demo.agency')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await citizen.journey(journey.id)).toMatchObject({ id: journey.id });
  });
});
