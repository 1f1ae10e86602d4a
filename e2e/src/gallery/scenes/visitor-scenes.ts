import { freshIdentity } from '@wakafine/simulator/identity';
import { see } from '../../testing/browser/see';
import type { Scene } from './scene';

/** The dialog that comes to those only who have not closed it yet. */
export async function shootGreeting({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/');
  await see(page.getByRole('dialog').getByRole('listitem'));
  await shots.capture('greeting');
  await page.getByRole('button', { name: texts('landing.modal.next') }).click();
  await see(page.getByRole('button', { name: texts('landing.modal.choose') }));
  await shots.capture('greeting-tips');
}

/** Pages for everyone, and the ways in. */
export async function shootVisitor({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/');
  await see(page.getByRole('heading', { name: texts('landing.headline') }));
  await see(page.getByText(texts('landing.figures.journeys')));
  await shots.capture('landing');
  for (const [name, title] of [
    ['terms', 'legal.terms.title'],
    ['privacy', 'legal.privacy.title'],
    ['how-it-works', 'legal.how.title'],
  ] as const) {
    await page.goto(`/${name}`);
    await see(page.getByRole('heading', { level: 1, name: texts(title) }));
    await shots.capture(name);
  }
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: texts('identity.signUp.submit') });
  await see(submit);
  await shots.capture('sign-up');
  await submit.click();
  await see(page.getByText(texts('validation.pin.length')));
  await shots.capture('sign-up-refused');
  await page.goto('/signin');
  const number = page.getByLabel(texts('identity.phone.label'));
  await see(number);
  await shots.capture('sign-in-phone');
  await number.fill('677123412');
  await page.getByRole('button', { name: texts('identity.signIn.continue') }).click();
  await see(page.getByRole('heading', { name: texts('identity.signIn.pinTitle') }));
  await page.getByLabel(texts('identity.pin.label')).fill('482');
  await shots.capture('sign-in-pin');
  await page.getByRole('button', { name: texts('identity.reset.start') }).click();
  await see(page.getByRole('heading', { name: texts('identity.reset.title') }));
  await shots.capture('reset-pin');
}

/** Answers to a wrong PIN, before and after the wait, and the link of a reset. */
export async function shootWrongPins({ page, texts, shots }: Scene): Promise<void> {
  const { mobileNumber } = freshIdentity();
  await page.goto('/signin');
  await page.getByLabel(texts('identity.phone.label')).fill(mobileNumber);
  await page.getByRole('button', { name: texts('identity.signIn.continue') }).click();
  const pin = page.getByLabel(texts('identity.pin.label'));
  const submit = page.getByRole('button', { name: texts('identity.signIn.submit') });
  const fail = async (): Promise<void> => {
    await pin.fill('482913');
    const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await submit.click();
    await answered;
    await see(page.getByText(texts('identity.signIn.invalid')));
  };
  for (let tries = 0; tries < 3; tries += 1) {
    await fail();
  }
  await shots.capture('sign-in-tries');
  await fail();
  await fail();
  await see(page.getByRole('timer'));
  await shots.capture('sign-in-wait');
  await page.goto('/reset/AbCdEfGhIjKlMnOpQrStUv');
  await see(page.getByLabel(texts('identity.reset.newPin')));
  await shots.capture('reset-by-link');
}
