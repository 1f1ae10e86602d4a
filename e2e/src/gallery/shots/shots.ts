import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { DESKTOP, NARROWEST, PHONE } from '../../testing/browser/browser';
import { axeFaults } from './axe-faults';
import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';
import type { Language } from '@wakafine/domain/people/languages';
import { DRIVING_TARGET_PX, layoutFaults, TARGET_PX } from './layout-faults';

/** Folder of the pictures of the stories; ignored by git. */
export const ARTEFACTS = resolve(__dirname, '../../../../artefacts');

const LARGE_PHONE = { width: 412, height: 915 };
const TABLET = { width: 768, height: 1024 };
/** The phone laid down. */
const LYING = { width: PHONE.height, height: PHONE.width };
const SCHEMES = ['light', 'dark'] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pictures of a screen, and their folder. */
export interface ShotPlan {
  readonly folder: string;
  readonly sizes: readonly Size[];
  readonly drivingSizes: readonly Size[];
  /** The page from top to bottom, where nothing lies over it, rather than what the first screenful shows. */
  readonly isWholePage: boolean;
  /** Names of the pictures to make, such as `reports-1280-light-en`; null: all. */
  readonly pictures: ReadonlySet<string> | null;
  /** The languages in which faults are looked for: by axe, and of targets, reflow and large letters. */
  readonly checks: readonly Language[];
}

/** Of the picture of the README. */
export const README_PICTURES = ['home-idle-360-light-en', 'driving-warning-360-dark-en'] as const;
/** Of the web app's manifest. */
export const MANIFEST_PICTURES = {
  'narrow-home': 'home-idle-360-light-en',
  'narrow-driving': 'driving-safe-360-dark-en',
  'wide-home': 'home-idle-1280-light-en',
  'wide-reports': 'reports-1280-light-en',
} as const;

/** Every run of the stories: the faults of every screen, and pictures of those that other pictures are made of. */
export const BRIEF_PLAN: ShotPlan = {
  folder: ARTEFACTS,
  sizes: [PHONE, DESKTOP],
  drivingSizes: [PHONE],
  isWholePage: false,
  pictures: new Set([...README_PICTURES, ...Object.values(MANIFEST_PICTURES)]),
  checks: ['en', 'fr'],
};

/** Every width of the design, and every language. */
export const FULL_PLAN: ShotPlan = {
  folder: join(ARTEFACTS, 'screens'),
  sizes: [PHONE, LARGE_PHONE, TABLET, DESKTOP, NARROWEST],
  drivingSizes: [PHONE, LARGE_PHONE, TABLET, DESKTOP, NARROWEST, LYING],
  isWholePage: true,
  pictures: null,
  checks: LANGUAGE_CODES,
};

/** Takes pictures of the page as it stands. */
export interface Shots {
  /**
   * Shoots the screen in every size and both themes, and looks for faults with axe in both themes. `bringBack` is called on a
   * phone's size, and brings back what a larger size has closed, such as a menu.
   */
  capture(name: string, bringBack?: () => Promise<void>): Promise<void>;
  /** The same for the driving screen, which is dark in both themes, and in more sizes. */
  captureDriving(name: string): Promise<void>;
  /** Records a fault that the scene itself has found. */
  note(fault: string): void;
  /** Faults so far, a line for each. */
  readonly faults: readonly string[];
}

interface Variants {
  readonly schemes: readonly (typeof SCHEMES)[number][];
  readonly sizes: readonly Size[];
  /** Whether the whole page is captured from top to bottom where nothing lies over it. */
  readonly mayGrow: boolean;
  /** Smallest edge of what a finger is meant for. */
  readonly targetPx: number;
  /** On a phone's size, before and after the sizes of a theme. */
  readonly bringBack?: () => Promise<void>;
}

/** Gives the page a size, and waits until it has arrived and is laid out: until then the page is as the size before had it. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    { ...size },
  );
  await page.evaluate(
    () => new Promise((resolveFrame) => requestAnimationFrame(() => requestAnimationFrame(resolveFrame))),
  );
}

/** Runs in the page: waits for what fades in or out and comes to an end. What is half there has half its contrast. */
async function restOfMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** A screen as high as the page, so that the tabs lie below its end rather than across its middle. */
async function growToPage(page: Page, size: Size): Promise<void> {
  await resize(page, size);
  const wholeHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, { ...size, height: Math.max(size.height, wholeHeight) });
}

/** Pictures of a page that follows the theme of the system, named by screen, width, theme and language. */
export function shotsOf(page: Page, language: Language, plan: ShotPlan): Shots {
  mkdirSync(plan.folder, { recursive: true });
  const faults: string[] = [];

  async function shoot(name: string, variants: Variants): Promise<void> {
    const { schemes, sizes, mayGrow, targetPx, bringBack } = variants;
    await bringBack?.();
    const isWhole = mayGrow && !(await page.getByRole('dialog').first().isVisible());
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForFunction(
        (isDark) => document.documentElement.classList.contains('dark') === isDark,
        colorScheme === 'dark',
      );
      for (const size of sizes) {
        const picture = `${name}-${size.width}-${colorScheme}-${language}`;
        if (plan.pictures?.has(picture) ?? true) {
          await (isWhole ? growToPage(page, size) : page.setViewportSize(size));
          await page.screenshot({ path: join(plan.folder, `${picture}.png`), animations: 'disabled' });
        }
      }
      await resize(page, PHONE);
      await bringBack?.();
      await page.evaluate(restOfMotion);
      const aspects = colorScheme === schemes[0] ? 'all' : 'colours';
      const found = plan.checks.includes(language) ? await axeFaults(page, aspects) : [];
      if (plan.checks.includes(language) && colorScheme === schemes.at(-1)) {
        found.push(...(await layoutFaults(page, targetPx)));
      }
      faults.push(...found.map((fault) => `${name}, ${colorScheme}: ${fault}`));
    }
  }

  return {
    faults,
    note: (fault) => faults.push(fault),
    capture: (name, bringBack) =>
      shoot(name, {
        schemes: SCHEMES,
        sizes: plan.sizes,
        mayGrow: plan.isWholePage,
        targetPx: TARGET_PX,
        bringBack,
      }),
    captureDriving: (name) =>
      shoot(name, {
        schemes: ['dark'],
        sizes: plan.drivingSizes,
        mayGrow: false,
        targetPx: DRIVING_TARGET_PX,
      }),
  };
}
