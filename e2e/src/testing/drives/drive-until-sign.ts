import type { Page } from 'playwright-core';
import { playReadings } from './receiver';
import type { Reading } from './receiver';

const PATIENCE_S = 60;

/** A drive that can go on for some seconds at a speed. */
interface GoingDrive {
  stage(speedKmh: number, holdS: number): Reading[];
}

/** Goes on second by second until a sign is up: the limits are loaded while the first seconds are driven. @throws after a minute */
export async function driveUntilSign(
  page: Page,
  drive: GoingDrive,
  { speedKmh, name }: { speedKmh: number; name: string },
): Promise<void> {
  const sign = page.getByRole('region', { name: 'Driving' }).getByRole('img', { name, exact: true });
  for (let second = 0; second < PATIENCE_S; second += 1) {
    await playReadings(page, drive.stage(speedKmh, 1));
    if (await sign.isVisible()) {
      return;
    }
    await page.waitForTimeout(100);
  }
  throw new Error(`No sign says "${name}"`);
}
