import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { podFaults, podTemplates, typedModule, unresolvedNames } from './kubernetes.mjs';

/** Jest runs in the folder of the repository. */
const ROOT = process.cwd();
const objects = ['secret.example.yaml', 'wakafine.yaml'].flatMap((file) =>
  parseAllDocuments(readFileSync(join(ROOT, 'deploy', 'kubernetes', file), 'utf8')).map((each) =>
    each.toJS(),
  ),
);
const byKind = (kind) => objects.find((each) => each.kind === kind);

/** Output of the compiler for a module of objects. */
function compiled(module) {
  const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
  try {
    writeFileSync(join(folder, 'objects.ts'), module);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', types: [] },
          paths: { 'kubernetes-types/*': [join(ROOT, 'node_modules', 'kubernetes-types', '*')] },
        },
        files: ['objects.ts'],
      }),
    );
    const { stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc'), '-p', folder],
      { encoding: 'utf8' },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every object has the shape that its version of the API gives to its kind', () => {
  expect(objects.map(({ kind }) => kind).sort()).toEqual(
    [
      ...[
        'CronJob',
        'Deployment',
        'Ingress',
        'NetworkPolicy',
        'PersistentVolumeClaim',
        'PodDisruptionBudget',
      ],
      ...['Secret', 'Service'],
    ].sort(),
  );
  expect(compiled(typedModule(objects))).toBe('');
  const [misspelt, mistyped] = [structuredClone(byKind('CronJob')), structuredClone(byKind('CronJob'))];
  misspelt.spec.concurencyPolicy = misspelt.spec.concurrencyPolicy;
  mistyped.spec.startingDeadlineSeconds = '3600';
  const said = compiled(typedModule([misspelt, mistyped]));
  expect(said).toContain('concurencyPolicy');
  expect(said).toContain("Type 'string' is not assignable to type 'number'");
});

test('every pod has the safeguards, and one without is reported', () => {
  const templates = podTemplates(objects);
  expect(templates.map(({ name }) => name)).toEqual(['wakafine', 'wakafine-backup']);
  expect(templates.flatMap(podFaults)).toEqual([]);
  const { template } = structuredClone(templates[0]);
  template.spec.containers[0].securityContext = { privileged: true };
  template.spec.containers[0].image = 'wakafine:latest';
  template.spec.securityContext.runAsUser = 0;
  expect(podFaults({ name: 'open', template })).toEqual([
    'open lacks a user without rights',
    'open lacks files that nobody changes',
    'open lacks no more rights',
    'open lacks no rights of the kernel',
    'open lacks an image of one version',
  ]);
});

test('what objects name is there', () => {
  expect(unresolvedNames(objects)).toEqual([]);
  expect(unresolvedNames(objects.filter(({ kind }) => kind !== 'Secret'))).toEqual([
    'Secret wakafine',
    'Secret wakafine',
  ]);
  const other = structuredClone(byKind('Service'));
  other.spec.selector['app.kubernetes.io/name'] = 'another';
  expect(unresolvedNames([...objects, other])).toEqual(['pods of Service wakafine']);
});

test('every variable that they set is one that the server reads', () => {
  const known = new Set(
    [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
  );
  const set = [
    ...Object.keys(byKind('Secret').stringData),
    ...podTemplates(objects)
      .flatMap(({ template }) => template.spec.containers)
      .flatMap(({ env }) => env.map(({ name }) => name)),
  ];
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test('a server is asked for its life and its readiness, and has time to drain', () => {
  const { spec } = byKind('Deployment').spec.template;
  const [server] = spec.containers;
  expect(server.livenessProbe.httpGet.path).toBe('/livez');
  expect(server.readinessProbe.httpGet.path).toBe('/readyz');
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(15);
  expect(byKind('Deployment').spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
});
