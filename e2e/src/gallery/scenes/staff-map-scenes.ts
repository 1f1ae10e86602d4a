import { see } from '../../testing/browser/see';
import type { Scene } from './scene';

/** The live map with the vehicles and incidents that are on the roads. */
export async function shootStaffMap({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/live-map');
  await see(page.getByRole('group', { name: texts('staff.map.label') }));
  await see(page.getByText(texts('staff.map.ownGround')));
  await shots.accept('staff-map');
}
