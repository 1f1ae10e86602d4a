import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOB_NAMES } from './job-messages';

const WORK = join(__dirname, '../../../../../backend/src/periodic-work.ts');

it('has words for all that the server does now and then', () => {
  const named = [...readFileSync(WORK, 'utf8').matchAll(/name: '([^']+)'/g)].map(([, name = '']) => name);
  expect(named).toContain('daily reports');
  expect(named.filter((name) => !Object.hasOwn(JOB_NAMES, name))).toEqual([]);
});
