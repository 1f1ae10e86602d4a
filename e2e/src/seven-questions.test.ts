import { timesOf, WHOLE_COUNTRY } from '@wakafine/domain/segments/segment-filter';
import { maskPlate } from '@wakafine/domain/people/masking';
import type { DrawnLine } from '@wakafine/simulator/country/known-country';
import { KNOWN_COUNTRY } from '@wakafine/simulator/country/known-truth';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { awaitProposals, writeKnownCountry } from './testing/country/known-country';
import { enterKnownCampaign } from './testing/country/known-entries';
import { submitIncident } from './testing/incident-calls';
import { readerOf, type Reader } from './testing/reading';
import { firstAdministrator, signInStaff } from './testing/staff';

/** Most that somebody does and reads for an answer. */
const MOST = { actions: 4, readingS: 60 };
const { agencies, buses, campaign, counted, worst } = KNOWN_COUNTRY;
const POUMA = { lat: 3.857, lng: 10.516 };

/** The seven questions of docs/dashboard.md, asked of a country whose truth is known. */
describe('The head of a control room', () => {
  const { account, settings } = firstAdministrator();
  const nowMs = Date.now();
  const recent = timesOf(WHOLE_COUNTRY, nowMs);
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let reader: Reader;
  let lines: readonly DrawnLine[];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    lines = await writeKnownCountry(server.dataDir, nowMs);
    page = (await openPerson(browser, { url: server.url, viewport: DESKTOP })).page;
    await signInStaff(page, account);
    await enterKnownCampaign(page.request, { origin: server.url, nowMs });
    const citizen = (await openPerson(browser, { url: server.url })).page;
    await becomeCitizen(citizen);
    await submitIncident(citizen.request, {
      ...{ mood: 'WORRIED', incidentType: 'ROAD_HAZARD', severity: 'HIGH', location: POUMA },
    });
    await citizen.context().close();
    await awaitProposals(server.dataDir, 2);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  beforeEach(async () => {
    await page.goto('/admin');
    reader = readerOf(page);
  });

  /** However the question was answered: few actions, little to read, and for everybody. */
  afterEach(async () => {
    expect(reader.actions()).toBeLessThanOrEqual(MOST.actions);
    expect(reader.readingS()).toBeLessThan(MOST.readingS);
    expect(await axeFaults(page)).toEqual([]);
  });

  const rail = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const part = (name: string) => page.getByRole('region', { name });
  async function readSegments(): Promise<void> {
    await reader.click(rail('Analytics'));
    await reader.click(page.getByRole('navigation').getByRole('link', { name: 'Segments' }));
  }

  it('what needs me now: the incident that nobody answered, and the vehicles that the rule proposes', async () => {
    const queue = part('What needs somebody');
    const first = await reader.read(queue.getByRole('listitem'));
    expect(first).toMatch(/Road hazard.*Nobody is on it/);
    const all = await queue.getByRole('listitem').allInnerTexts();
    const proposed = all.filter((text) => text.includes('MU'));
    expect(proposed).toHaveLength(buses.filter(isToStop).length);
  });

  it('which segment is worst for each km: the one that is, with a range that holds its true rate', async () => {
    await readSegments();
    const answer = await reader.read(part('The answer').getByText(/^The worst segment is/));
    expect(answer).toContain(spotOf(worst.segment));
    const [, low = NaN, high = NaN] = /range (\d+\.\d) to (\d+\.\d)/.exec(answer)?.map(Number) ?? [];
    const rate = trueRate(lines.filter(({ segment, atMs }) => segment === worst.segment && isRecent(atMs)));
    expect(low).toBeLessThan(rate);
    expect(high).toBeGreaterThan(rate);
  });

  it('which agency got worse beyond chance: that one alone, and by how much; another got better', async () => {
    await readSegments();
    const answer = await reader.read(part('The answer').getByText(/^Worse than before/));
    const [, worse = '', better = ''] = /beyond chance: (.*)\. Better: (.*)\. Of 3 other/.exec(answer) ?? [];
    expect(worse).toMatch(/^Made Up Worse \([^()]*\)$/);
    expect(better).toMatch(/^Made Up Better \([^()]*\)$/);
    expectHolds(worse, 100 * (agencies['Made Up Worse'] - 1));
    expectHolds(better, 100 * (agencies['Made Up Better'] - 1));
  });

  it('what the campaign changed: fewer violations, in an interval that holds its true effect', async () => {
    await reader.click(rail('Analytics'));
    await reader.click(page.getByRole('navigation').getByRole('link', { name: 'Campaigns' }));
    const answer = await reader.read(page.getByRole('status').filter({ hasText: 'The campaign brought' }));
    expect(answer).toContain('Chance alone hardly explains it.');
    expectHolds(answer, 100 * (campaign.factor - 1));
  });

  it('which buses to stop: the two with proven events, and neither a typed plate nor one that is seldom too fast', async () => {
    await reader.click(rail('Violators'));
    const answer = await reader.read(part('Vehicles to stop or review'));
    expect(answer).toMatch(/^2 vehicles stand out beyond chance/);
    for (const bus of buses) {
      expect(answer.includes(maskPlate(bus.plate))).toBe(isToStop(bus));
    }
    for (const { plate, agency, daysAgo } of buses.filter(isToStop)) {
      const count = daysAgo.length;
      expect(answer).toContain(`${maskPlate(plate)} ${agency}: ${count} proven violations on ${count} days.`);
    }
  });

  it('where to put patrols tonight: one at the worst segment, in its worst hours', async () => {
    await reader.click(rail('Tonight'));
    const answer = await reader.read(page.getByRole('status').filter({ hasText: '3 patrols meet' }));
    expect(answer).toMatch(/about \d+ violations, between \d+ and \d+/);
    const [, from = NaN, until = NaN] =
      new RegExp(`Most of it at ${spotOf(worst.segment).replace(',', '')}, (\\d\\d):00–(\\d\\d):00`)
        .exec(answer)
        ?.map(Number) ?? [];
    const hours = Array.from({ length: until - from }, (_, at) => from + at);
    expect(hours.filter((hour) => worst.eveningHours.some((each) => each === hour))).not.toEqual([]);
  });

  it('what share of traffic we see: that of the count, with its range', async () => {
    await readSegments();
    const answer = await reader.read(part('Measured').getByText(/of the traffic/));
    const [, percent, low = NaN, high = NaN] =
      /About ([\d.]+)% .* ([\d.]+)% to ([\d.]+)%/.exec(answer)?.map(Number) ?? [];
    const truth = (100 * counted.seen) / counted.vehicles;
    expect(percent).toBeCloseTo(truth, 1);
    expect(low).toBeLessThan(truth);
    expect(high).toBeGreaterThan(truth);
  });

  /** True for a time within the usual filter of segments. */
  const isRecent = (atMs: number): boolean => atMs >= recent.fromMs && atMs < recent.untilMs;
});

/** Whether a bus stands out with evidence: enrolled, and too fast on many days. */
function isToStop({ isBound, daysAgo }: { isBound: boolean; daysAgo: readonly number[] }): boolean {
  return isBound && daysAgo.length >= 5;
}

/** Violations for each 1,000 km that are true, around which chance has drawn. */
function trueRate(lines: readonly DrawnLine[]): number {
  const km = lines.reduce((sum, { judgedM }) => sum + judgedM / 1_000, 0);
  return (1_000 * lines.reduce((sum, { mean }) => sum + mean, 0)) / km;
}

/** Road and kilometres of a segment, as the pages write them. */
function spotOf(id: string): string {
  const file = join(__dirname, '../../geodata/segments.json');
  const { segments }: { segments: { id: string; road: string; fromKm: number; toKm: number }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const found = segments.find((segment) => segment.id === id);
  if (found === undefined) {
    throw new Error(`There is no segment ${id}`);
  }
  return `${found.road}, km ${Math.round(found.fromKm)}–${Math.round(found.toKm)}`;
}

/** Expects that a number of percent lies within the interval that a text says, such as `-40% to -10%`. */
function expectHolds(text: string, percent: number): void {
  const [low = NaN, high = NaN] = [...text.matchAll(/[-+−]\d[\d,]*(?=%)/g)].map(([bound]) =>
    Number(bound.replace('−', '-').replaceAll(',', '')),
  );
  expect(low).toBeLessThan(percent);
  expect(high).toBeGreaterThan(percent);
}
