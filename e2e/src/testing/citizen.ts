import type { Page } from 'playwright-core';
import { CONSENT_VERSION } from '@wakafine/domain/people/consent';
import { formatPhone } from '@wakafine/domain/people/phone';
import { freshIdentity, type Identity } from '@wakafine/simulator/identity';
import { see } from './browser/see';

const SET_CONSENTS = 'mutation ($input: SetConsentsInput!) { setConsents(input: $input) { viewer { id } } }';
const AGREES = {
  input: {
    ...{ clientId: '5d2f5b1e-6a0e-4a53-9a0b-2f4f1f6f7c10', version: CONSENT_VERSION, language: 'EN' },
    ...{ recording: true, cases: false, witness: false, adult: 'YES' },
  },
};

/** Creates the account on the sign-up screen, which must be open; sign-in asks for the PIN. */
export async function signUpOnScreen(page: Page, { mobileNumber, pin }: Identity): Promise<void> {
  await page.getByLabel('Phone number').fill(mobileNumber);
  await page.getByLabel('6-digit PIN').fill(pin);
  await page.getByLabel('Confirm PIN').fill(pin);
  await page.getByRole('button', { name: 'Create account' }).click();
  await see(page.getByText('Your account has been created. You can now sign in!'));
  await see(page.getByRole('heading', { name: 'Enter your PIN' }));
}

/** Goes through both steps of the sign-in screen, which must be open, until the app is there. */
export async function signInOnScreen(page: Page, identity: Identity): Promise<void> {
  await page.getByLabel('Phone number').fill(identity.mobileNumber);
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterPin(page, identity);
}

/** Enters the PIN of a number on the second step of sign-in, until the app is there. */
export async function enterPin(page: Page, { mobileNumber, pin }: Identity): Promise<void> {
  await see(page.getByRole('heading', { name: 'Enter your PIN' }));
  await see(page.getByText(formatPhone(mobileNumber)));
  await page.getByLabel('6-digit PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await see(page.getByRole('navigation', { name: 'Main pages' }));
}

/** Starts a journey through the dialog with a private car. */
export async function startOnScreen(page: Page, registrationNumber: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Start Journey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start New Journey' });
  await dialog.getByLabel('Registration number').fill(registrationNumber);
  await dialog.getByRole('button', { name: 'Start Journey' }).click();
  await see(page.getByRole('heading', { name: 'Live journey' }));
}

/** Says yes to recording, and nothing else, on the sheet that comes before the first journey; the start dialog follows. */
export async function agreeOnScreen(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Before your first journey' });
  await sheet.getByRole('button', { name: 'Yes, record my journeys' }).click();
  await see(page.getByRole('dialog', { name: 'Start New Journey' }));
}

/**
 * Creates an account and a session and agrees to be tracked (by default), all through the API, for a person
 * whose first steps are not what the story is about.
 */
export async function becomeCitizen(page: Page, { agrees = true } = {}): Promise<Identity> {
  const identity = freshIdentity();
  for (const [name, path] of [
    ['sign-up', '/api/auth/signup'],
    ['sign-in', '/api/auth/signin'],
  ] as const) {
    const { mobileNumber, pin: pinCode } = identity;
    const answer = await page.request.post(path, { data: { mobileNumber, pinCode } });
    if (!answer.ok()) {
      throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
    }
  }
  if (agrees) {
    const answer = await page.request.post('/graphql', { data: { query: SET_CONSENTS, variables: AGREES } });
    if (!answer.ok()) {
      throw new Error(`consent answered ${answer.status()}: ${await answer.text()}`);
    }
  }
  return identity;
}
