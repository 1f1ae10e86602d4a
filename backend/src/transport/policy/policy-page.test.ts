import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyPage } from './policy-page';
import { webLocks } from './web-locks';

test('SECURITY.md says who may do what exactly as the table that the server is held to', () => {
  const page = readFileSync(join(__dirname, '../../../../SECURITY.md'), 'utf8');
  const [, between] = page.split(/<!-- policy: .* -->\n|<!-- end of policy -->/);
  expect(between?.trim()).toBe(policyPage());
});

test('the web app locks by what the acts of the server declare', () => {
  const locks = readFileSync(join(__dirname, '../../../../frontend/src/graphql/locks.ts'), 'utf8');
  expect(locks).toBe(webLocks());
});
