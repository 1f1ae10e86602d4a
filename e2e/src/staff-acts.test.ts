import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { stagedDrive } from './testing/drives/staged-drive';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { speedInRegisteredBus } from './testing/registered-bus';
import { see, seeGone } from './testing/browser/see';
import { openDemoDesk, type DemoStaff } from './testing/staff';

const DOUALA = { lat: 4.0511, lng: 9.7679 };
describe('What staff do', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const openDesk = (name: DemoStaff) => openDemoDesk(browser, server.url, name);

  it('signs a suspended citizen out on their open phone at once, and lets them in again once reinstated', async () => {
    const [desk, phone] = await Promise.all([openDesk('admin'), openPerson(browser, { url: server.url })]);
    const { mobileNumber, pin } = await becomeCitizen(phone.page);
    await phone.page.goto('/');
    await see(phone.page.getByRole('heading', { name: 'Ready to Track Your Journey' }));

    await desk.goto('/admin/users');
    await desk.getByRole('searchbox', { name: 'Search' }).fill(mobileNumber);
    const row = desk.getByRole('grid', { name: 'Users' }).getByRole('row', { name: /6••/ });
    await see(row);
    expect(await row.textContent()).not.toContain(mobileNumber.slice(2, 6));
    await row.getByRole('button', { name: /^Suspend/ }).click();
    const dialog = desk.getByRole('dialog', { name: /^Suspend/ });
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await see(dialog.getByText('Say why.'));
    await dialog.getByLabel('Reason').fill('Shared account');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await see(desk.getByText(/is suspended$/));
    await seeGone(phone.page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    const signIn = () =>
      phone.page.request.post('/api/auth/signin', { data: { mobileNumber, pinCode: pin } });
    expect((await signIn()).status()).toBe(403);

    await row.getByRole('button', { name: /^Reinstate/ }).click();
    await desk
      .getByRole('dialog', { name: /^Reinstate/ })
      .getByLabel('Reason')
      .fill('Cleared up');
    await desk
      .getByRole('dialog', { name: /^Reinstate/ })
      .getByRole('button', { name: 'Reinstate' })
      .click();
    await see(desk.getByText(/is reinstated$/));
    expect((await signIn()).status()).toBe(200);
    await Promise.all([desk.context().close(), phone.context.close()]);
  });

  it('puts new thresholds in force on a phone that is driving, without a reload, and notifies the second desk of the first', async () => {
    const [first, second, phone] = await Promise.all([
      openDesk('admin'),
      openDesk('admin'),
      openPerson(browser, { url: server.url }),
    ]);
    await installReceiver(phone.page);
    await becomeCitizen(phone.page);
    await phone.page.goto('/');
    await startOnScreen(phone.page, 'CE 4521 B');
    for (const desk of [first, second]) {
      await desk.goto('/admin/limits');
      await desk.getByLabel('Caution from (km/h)').fill('20');
      await desk.getByLabel('Warning from (km/h)').fill('30');
      await thresholdsOf(desk).getByLabel('Reason').fill('Survey of the road');
    }
    await first.getByLabel('Danger from (km/h)').fill('25');
    await thresholdsOf(first).getByRole('button', { name: 'Save' }).click();
    await see(first.getByText('It must be higher than Warning.'));
    await first.getByLabel('Danger from (km/h)').fill('40');
    // Eighteen seconds of driving that end now, handed out at once.
    const readings = stagedDrive(DOUALA, Date.now() - 18_000).stage(45, 12);
    await playReadings(phone.page, readings);
    const stage = phone.page.getByRole('region', { name: 'Driving' });
    await see(stage.getByText('Safe', { exact: true }));
    await thresholdsOf(first).getByRole('button', { name: 'Save' }).click();
    await see(first.getByText('Speed limits updated'));
    await see(stage.getByText('Danger', { exact: true }));

    await second.getByLabel('Danger from (km/h)').fill('90');
    await thresholdsOf(second).getByRole('button', { name: 'Save' }).click();
    const conflict = second.getByRole('dialog', { name: 'Changed by somebody else' });
    await see(conflict.getByText('Elsewhere: 40'));
    await conflict.getByRole('button', { name: 'Take what was saved elsewhere' }).click();
    expect(await second.getByLabel('Danger from (km/h)').inputValue()).toBe('40');
    await Promise.all([first.context().close(), second.context().close(), phone.context.close()]);
  });

  it('suspends a vehicle only when a second person confirms what the first has proposed', async () => {
    const plate = await speedInRegisteredBus(server.url);
    const [first, second] = await Promise.all([openDesk('admin'), openDesk('supervisor')]);
    for (const desk of [first, second]) {
      await desk.goto('/admin/violators?q=Demo');
      await desk.getByRole('row', { name: plate }).click();
    }
    const mine = first.getByRole('dialog', { name: plate });
    const theirs = second.getByRole('dialog', { name: plate });
    await mine.getByRole('button', { name: 'Propose suspension' }).click();
    const question = first.getByRole('dialog', { name: 'Propose suspension' });
    await question.getByLabel('Reason').fill('Two violations within a minute');
    await question.getByRole('button', { name: 'Propose suspension' }).click();
    await see(mine.getByText('You have proposed it: somebody else has to confirm it.'));
    await see(theirs.getByText('Two violations within a minute'));
    expect(await mine.getByRole('button', { name: 'Confirm suspension' }).count()).toBe(0);
    await theirs.getByRole('button', { name: 'Confirm suspension' }).click();
    await second
      .getByRole('dialog', { name: 'Confirm suspension' })
      .getByRole('button', { name: 'Confirm suspension' })
      .click();
    await see(second.getByText('Vehicle suspended'));
    await see(mine.getByText('by demo.supervisor', { exact: false }));
    await see(mine.getByRole('button', { name: 'Clear' }));
    await Promise.all([first.context().close(), second.context().close()]);
  });

  it('ends all journeys only once their number was seen and the words were typed', async () => {
    const [desk, phone] = await Promise.all([openDesk('admin'), openPerson(browser, { url: server.url })]);
    await becomeCitizen(phone.page);
    await phone.page.goto('/');
    await startOnScreen(phone.page, 'OU 321 C');
    await desk.goto('/admin/system');
    await desk.getByRole('button', { name: 'End all journeys' }).click();
    const dialog = desk.getByRole('dialog', { name: 'End all journeys' });
    await see(dialog.getByText(/It affects \d+ entr/));
    await dialog.getByRole('button', { name: 'End all journeys' }).click();
    await see(dialog.getByText('Type exactly END ALL.'));
    await dialog.getByLabel('Type END ALL to go on').fill('END ALL');
    await dialog.getByRole('button', { name: 'End all journeys' }).click();
    await see(desk.getByText('All journeys ended'));
    await seeGone(phone.page.getByRole('heading', { name: 'Live journey' }));
    await desk.goto('/admin/audit');
    await see(desk.getByRole('row', { name: 'demo.admin: Ended all journeys' }));
    await Promise.all([desk.context().close(), phone.context.close()]);
  });
});

function thresholdsOf(page: Page) {
  return page.getByRole('region', { name: 'Speed thresholds', exact: true });
}
