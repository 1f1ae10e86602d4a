import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** Jest runs in the folder of the repository. */
const UNIT = readFileSync(join(process.cwd(), 'deploy', 'systemd', 'wakafine.service'), 'utf8');
/** Of 10; systemd calls up to 2 "OK". Its own option is ten times that. */
const MOST_EXPOSURE = 20;
/** Debian has it with systemd; a machine without systemd has no use for the unit. */
const hasAnalyser = spawnSync('systemd-analyze', ['--version']).status === 0;
const whereThereIsSystemd = hasAnalyser ? test : test.skip;

let folder;
let unit;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unit-'));
  unit = join(folder, 'wakafine.service');
  // Node.js is elsewhere on machines of developers.
  writeFileSync(unit, UNIT.replace('/usr/bin/node', process.execPath));
});
afterAll(() => rmSync(folder, { recursive: true }));

function analyse(...args) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

whereThereIsSystemd(
  'systemd finds no fault in the unit, and little that the server could do beyond its work',
  () => {
    expect(analyse('verify', '--man=no', unit)).toEqual({ status: 0, said: '' });
    const { status, said } = analyse('security', '--offline=true', `--threshold=${MOST_EXPOSURE}`, unit);
    expect([status, /Overall exposure level.*/.exec(said)?.[0]]).toEqual([0, expect.stringContaining('OK')]);
  },
);

whereThereIsSystemd('systemd would find a fault', () => {
  writeFileSync(
    join(folder, 'wrong.service'),
    UNIT.replace('ProtectSystem=strict', 'ProtectSystem=sometimes'),
  );
  expect(analyse('verify', '--man=no', join(folder, 'wrong.service')).said).toContain('protect system');
  writeFileSync(join(folder, 'open.service'), '[Service]\nExecStart=/bin/true\n');
  const open = join(folder, 'open.service');
  expect(analyse('security', '--offline=true', `--threshold=${MOST_EXPOSURE}`, open).status).not.toBe(0);
});

test('the unit starts what the image starts, drains in time and writes only where it may', () => {
  const image = readFileSync(join(process.cwd(), 'Dockerfile'), 'utf8');
  const command = JSON.parse(/CMD (\[.*\])\n*$/.exec(image)[1]).join(' ');
  expect(UNIT).toContain(`ExecStart=/usr/bin/${command}\n`);
  const [, stopS] = /^TimeoutStopSec=(\d+)$/m.exec(UNIT);
  expect(Number(stopS)).toBeGreaterThan(20);
  const [, backups] = /BACKUP_DIR=(\S+)/.exec(UNIT);
  expect(UNIT).toContain(`ReadWritePaths=${backups}\n`);
});
