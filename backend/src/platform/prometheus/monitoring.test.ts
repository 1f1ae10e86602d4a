import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { startTestServer } from '../../testing/server/test-server';

const ROOT = join(__dirname, '../../../..');
const MONITORING = join(ROOT, 'deploy/monitoring');
/** Metrics that Prometheus makes itself. */
const OF_PROMETHEUS = ['up'];
const PART_OF_HISTOGRAM = /_(bucket|sum|count)$/;

const STORE = {
  endpoint: 'http://127.0.0.1:9',
  ...{ bucket: 'copies', prefix: '', region: 'us-east-1', keyId: 'key', secret: 'secret', count: 3 },
};

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<string, string>>;
}

interface RuleTest {
  readonly alert_rule_test: readonly {
    readonly alertname: string;
    readonly exp_alerts: readonly unknown[];
  }[];
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly h: number; readonly w: number; readonly x: number; readonly y: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const { groups }: { groups: readonly { rules: readonly Rule[] }[] } = parse(read('alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const { tests }: { tests: readonly RuleTest[] } = parse(read('alerts.test.yml'));
const board: { panels: readonly Panel[]; uid: string; schemaVersion: number } = JSON.parse(
  read('board.json'),
);
const panels = board.panels.filter(({ type }) => type !== 'row');

let folder: string;
let exposed: ReadonlySet<string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine-monitoring-'));
  const server = await startTestServer({ backups: { folder, count: 1, store: STORE, isMadeHere: true } });
  const text = await (await fetch(new URL('/metrics', server.url))).text();
  await server.close();
  exposed = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(file: string): string {
  return readFileSync(join(MONITORING, file), 'utf8');
}

/** Runs promtool in the folder of the files. @throws Error with its output where it finds a fault, or is not installed */
async function promtool(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('promtool', args, { cwd: MONITORING });
  return stdout;
}

/** Names of metrics in an expression: words that are no function, label, text, duration or keyword. */
function metricsIn(expression: string): string[] {
  const plain = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|on|without|ignoring|group_left|group_right) *\([^)]*\)/g, ' ');
  const words = [...plain.matchAll(/\b[a-zA-Z_]\w*\b(?! *\()/g)].map(([word]) => word);
  return words.filter((word) => !['and', 'or', 'unless', 'bool', 'offset'].includes(word));
}

function unknownIn(expression: string): string[] {
  return metricsIn(expression).filter(
    (name) =>
      !exposed.has(name) &&
      !exposed.has(name.replace(PART_OF_HISTOGRAM, '')) &&
      !OF_PROMETHEUS.includes(name),
  );
}

test('names of metrics are found in an expression, and nothing else', () => {
  const expression =
    'histogram_quantile(0.9, sum by (le, a) (rate(x_bucket{b="c"}[5m]))) > 2 or y and on (d) up == 1';
  expect(metricsIn(expression).sort()).toEqual(['up', 'x_bucket', 'y']);
  expect(unknownIn('wakafine_readiness + wakafine_ready')).toEqual(['wakafine_readiness']);
});

test('promtool accepts the configuration and its rules', async () => {
  expect(await promtool('check', 'config', 'prometheus.yml')).toContain(
    `SUCCESS: ${rules.length} rules found`,
  );
});

test('each alert fires where it should and only there', async () => {
  expect(await promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  const cases = tests.flatMap((each) => each.alert_rule_test);
  const withFiring = (isFiring: boolean): string[] =>
    cases.filter(({ exp_alerts: fired }) => fired.length > 0 === isFiring).map(({ alertname }) => alertname);
  const names = rules.map(({ alert }) => alert).sort();
  expect(names.length).toBeGreaterThan(15);
  expect([...new Set(withFiring(true))].sort()).toEqual(names);
  expect([...new Set(withFiring(false))].sort()).toEqual(names);
});

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s asks for metrics that the server has, and names a page that speaks of it',
  (alert, { expr, annotations }) => {
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    expect(unknownIn(expr)).toEqual([]);
    const page = join(ROOT, annotations['runbook'] ?? '');
    expect(page).toMatch(/docs\/operations\/[a-z-]+\.md$/);
    expect(existsSync(page)).toBe(true);
    expect(readFileSync(page, 'utf8')).toContain(alert);
  },
);

test.each(panels.map((panel) => [panel.title, panel] as const))(
  'the panel "%s" asks for metrics that the server has',
  (_, { targets = [] }) => {
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.flatMap(({ expr }) => metricsIn(expr)).length).toBeGreaterThanOrEqual(targets.length);
    expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
  },
);

test('every expression of the board is one that Prometheus can read', async () => {
  const recorded = panels.flatMap(({ id, targets = [] }) =>
    targets.map(({ expr }, index) => ({
      record: `panel:${id}:${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    })),
  );
  const file = join(folder, 'board.json');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'board', rules: recorded }] }));
  expect(await promtool('check', 'rules', file)).toContain(`SUCCESS: ${recorded.length} rules found`);
});

test('no two panels lie on one another, each has an id of its own, and every metric of ours is in sight', () => {
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
  const cells = board.panels.flatMap(({ gridPos: { h, w, x, y } }) =>
    Array.from({ length: h * w }, (_, cell) => `${x + (cell % w)}:${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  const asked = new Set(
    [...panels.flatMap(({ targets = [] }) => targets), ...rules].flatMap(({ expr }) =>
      metricsIn(expr).map((name) => (exposed.has(name) ? name : name.replace(PART_OF_HISTOGRAM, ''))),
    ),
  );
  const ours = [...exposed].filter((name) => name.startsWith('wakafine_'));
  expect(ours.length).toBeGreaterThan(25);
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);
});

test('the page on metrics names each of ours, and no other', () => {
  const page = readFileSync(join(ROOT, 'docs/operations/metrics.md'), 'utf8');
  const named = new Set([...page.matchAll(/`(wakafine_\w+)`/g)].map(([, name = '']) => name));
  expect([...named].sort()).toEqual([...exposed].filter((name) => name.startsWith('wakafine_')).sort());
});
