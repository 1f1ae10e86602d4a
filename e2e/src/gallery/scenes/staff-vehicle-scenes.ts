import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

/** The register of vehicles: a new one with its code, an invitation, its sticker, and what is in conflict. */
export async function shootVehicles(scene: Scene): Promise<void> {
  const { page, texts, shots } = scene;
  await page.goto('/admin/vehicles');
  const register = page.getByRole('button', { name: texts('vehicles.act.register') });
  await see(register);
  await register.click();
  const form = page.getByRole('dialog', { name: texts('vehicles.act.register') });
  await form
    .getByRole('textbox')
    .first()
    .fill(`CE ${randomInt(1_000, 9_999)} ${letter()}`);
  await form.getByRole('combobox').first().fill('Littoral Lines');
  await shots.capture('staff-vehicle-register');
  await form.getByRole('button', { name: texts('vehicles.act.registerDo'), exact: true }).click();
  await seeGone(form);
  await shots.capture('staff-vehicles');
  await page.locator('main ul > li > div > button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: texts('vehicles.act.issue') }).click();
  const ask = page.getByRole('dialog', { name: texts('vehicles.act.issue') });
  await ask.getByRole('button', { name: texts('vehicles.act.issue') }).click();
  await seeGone(ask);
  await see(sheet.getByText(texts('vehicles.codeInForce')));
  // A notice under the mouse stays.
  await page.mouse.move(1, 1);
  await seeGone(page.getByText(texts('vehicles.act.issued')));
  await invite(scene, sheet);
  await shots.capture('staff-vehicle');
  await sheet
    .getByRole('button', { name: texts('vehicles.sticker.open') })
    .first()
    .click();
  await shootSticker(scene);
  await page.goto('/admin/violators?show=conflicts');
  await see(page.getByText(texts('violators.conflictsEmptyTitle')).or(page.getByRole('list')));
  await shots.capture('staff-conflicts');
}

async function invite({ page, texts, shots }: Scene, sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: texts('vehicles.act.invite') }).click();
  const invitation = page.getByRole('dialog', { name: texts('vehicles.act.invite') });
  await see(invitation.getByRole('radio'));
  await shots.capture('staff-vehicle-invite');
  await invitation.getByRole('button', { name: texts('vehicles.act.inviteDo') }).click();
  await see(invitation.getByRole('button', { name: texts('vehicles.act.copy') }));
  await shots.capture('staff-vehicle-invitation');
  await invitation.getByRole('button', { name: texts('staff.act.passedOn') }).click();
  await seeGone(invitation);
}

/** The sticker before and after its plate is shown in full, for a reason. */
async function shootSticker({ page, texts, shots }: Scene): Promise<void> {
  const show = page.getByRole('button', { name: texts('operations.plates.show') });
  await see(page.getByText(texts('vehicles.sticker.plateFirst')));
  await shots.capture('staff-sticker-masked');
  await show.click();
  const why = page.getByRole('dialog', { name: texts('operations.plates.show') });
  await why.getByText(texts('looks.reason.agencyRequest')).click();
  await shots.capture('staff-reveal');
  await why.getByRole('button', { name: texts('operations.plates.show') }).click();
  await see(page.getByRole('button', { name: texts('vehicles.sticker.print') }));
  await see(page.getByRole('img', { name: texts('vehicles.sticker.qr') }));
  await shots.capture('staff-sticker');
}

function letter(): string {
  return String.fromCharCode('A'.charCodeAt(0) + randomInt(26));
}
