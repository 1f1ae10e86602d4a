import type { Browser, Page } from 'playwright-core';
import { openPerson } from '../../testing/browser/browser';
import { installReceiver } from '../../testing/drives/receiver';
import type { Language } from '@wakafine/domain/people/languages';
import { readTexts } from '../shots/catalogue';
import { shotsOf, type ShotPlan, type Shots } from '../shots/shots';

/** Setup of pictures: the browser, the server with its roads peopled, one language, and their settings. */
export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  readonly language: Language;
  readonly plan: ShotPlan;
}

/** A person's page before the camera. */
export interface Scene {
  readonly page: Page;
  /** The text of the app for a key, in the language of the scene. */
  readonly texts: (key: string) => string;
  readonly shots: Shots;
}

/** Plays a scene with a browser session of its own, at no address yet; gives the faults that were found on the way. */
export async function playScene(
  { browser, url, language, plan }: Stage,
  play: (scene: Scene) => Promise<void>,
  { isGreeted = false } = {},
): Promise<readonly string[]> {
  const { page, context } = await openPerson(browser, { url, language, theme: 'system', isGreeted });
  await installReceiver(page);
  const shots = shotsOf(page, language, plan);
  await play({ page, texts: readTexts(language), shots });
  await context.close();
  return shots.faults;
}
