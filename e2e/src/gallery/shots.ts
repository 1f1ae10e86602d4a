import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { DESKTOP, NARROWEST, PHONE } from '../browser';
import type { ShotLanguage } from './catalogue';
import { axeFaults } from './axe-faults';

/** Where the pictures of a run lie; git ignores the folder. */
export const ARTEFACTS = resolve(__dirname, '../../artefacts');

const SCHEMES = ['light', 'dark'] as const;
const SIZES = [PHONE, DESKTOP];
/** Also the phone laid down. */
const DRIVING_SIZES = [...SIZES, NARROWEST, { width: PHONE.height, height: PHONE.width }];

/** Takes pictures of the page as it stands. */
export interface Shots {
  /** Shoots the screen in both sizes and themes, and looks for faults with axe in both themes. */
  take(name: string): Promise<void>;
  /** The same for the driving screen, which is dark in both themes, and in more sizes. */
  takeDriving(name: string): Promise<void>;
  /** What axe found so far, a line for each. */
  readonly faults: string[];
}

interface Variants {
  readonly schemes: readonly (typeof SCHEMES)[number][];
  readonly sizes: readonly { width: number; height: number }[];
}

/** Pictures of a page that follows the theme of the system, named by screen, width, theme and language. */
export function shotsOf(page: Page, language: ShotLanguage): Shots {
  mkdirSync(ARTEFACTS, { recursive: true });
  const faults: string[] = [];

  async function shoot(name: string, { schemes, sizes }: Variants): Promise<void> {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForFunction(
        (isDark) => document.documentElement.classList.contains('dark') === isDark,
        colorScheme === 'dark',
      );
      for (const size of sizes) {
        await page.setViewportSize(size);
        const path = join(ARTEFACTS, `${name}-${size.width}-${colorScheme}-${language}.png`);
        await page.screenshot({ path, animations: 'disabled' });
      }
      await page.setViewportSize(PHONE);
      const found = language === 'en' ? await axeFaults(page) : [];
      faults.push(...found.map((fault) => `${name}, ${colorScheme}: ${fault}`));
    }
  }

  return {
    faults,
    take: (name) => shoot(name, { schemes: SCHEMES, sizes: SIZES }),
    takeDriving: (name) => shoot(name, { schemes: ['dark'], sizes: DRIVING_SIZES }),
  };
}
