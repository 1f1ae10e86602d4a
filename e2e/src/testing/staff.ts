import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { DESKTOP, openPerson, type Person } from './browser/browser';
import { askGraphql } from './incident-calls';

/** The password of all demo accounts of staff. */
const DEMO_PASSWORD = 'waka-fine-demo';

/** The account of a transport agency in demo mode. */
export const DEMO_AGENCY_ACCOUNT: StaffAccount = { username: 'demo.agency', password: DEMO_PASSWORD };

/** An account of staff in demo mode, for each role one. */
export type DemoStaff = 'admin' | 'supervisor' | 'operator' | 'viewer';

/** Username and password of staff. */
export interface StaffAccount {
  readonly username: string;
  readonly password: string;
}

/** The first administrator of every server, and the settings that have it made. */
export function firstAdministrator(): { account: StaffAccount; settings: Record<string, string> } {
  const account = { username: 'chief', password: 'a fair wind to Kribi' };
  return { account, settings: { ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password } };
}

/** Signs staff in for the session of a page; the next address that it opens knows of it. @throws Error when refused */
export async function signInStaff(page: Page, account: StaffAccount): Promise<void> {
  await page.goto('/admin');
  await askAsStaff(page.request, {
    origin: new URL(page.url()).origin,
    query: 'mutation ($input: AdminSignInInput!) { adminSignIn(input: $input) { viewer { id } } }',
    variables: { input: account },
  });
}

/** Sends an operation with the cookies of a session. @throws Error with what the server answers when it refuses */
export async function askAsStaff(
  request: APIRequestContext,
  { origin, query, variables = {} }: { origin: string; query: string; variables?: Record<string, unknown> },
): Promise<void> {
  const answer = await request.post(`${origin}/graphql`, { headers: { origin }, data: { query, variables } });
  const body = await answer.text();
  if (!answer.ok() || body.includes('"errors"')) {
    throw new Error(body);
  }
}

/** A desk at which a demo account is signed in, at no page of the dashboard yet; dark by default. */
export async function openDemoDesk(
  browser: Browser,
  url: string,
  name: DemoStaff,
  { theme }: Pick<Person, 'theme'> = {},
): Promise<Page> {
  const { page } = await openPerson(browser, { url, viewport: DESKTOP, theme });
  await signInStaff(page, { username: `demo.${name}`, password: DEMO_PASSWORD });
  return page;
}

/** A desk at which another supervisor is signed in, whom the demo's administrator has made. */
export async function openNewSupervisorsDesk(browser: Browser, url: string): Promise<Page> {
  const admin = await openDemoDesk(browser, url, 'admin');
  const account = {
    username: `supervisor.${randomUUID().slice(0, 8)}`,
    password: `fair wind ${randomUUID()}`,
  };
  const made = await askGraphql<{ createStaff: { oneTimePassword: string } }>(
    admin.request,
    'mutation ($input: CreateStaffInput!) { createStaff(input: $input) { oneTimePassword } }',
    { input: { username: account.username, role: 'SUPERVISOR' } },
  );
  await admin.context().close();
  const { oneTimePassword } = made.createStaff;
  const { page } = await openPerson(browser, { url, viewport: DESKTOP });
  await signInStaff(page, { username: account.username, password: oneTimePassword });
  await askAsStaff(page.request, {
    origin: url,
    query: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } } }',
    variables: { input: { currentPassword: oneTimePassword, newPassword: account.password } },
  });
  await signInStaff(page, account);
  return page;
}
