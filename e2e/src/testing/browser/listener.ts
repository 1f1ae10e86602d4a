import type { Page } from 'playwright-core';

/** A sentence that the phone's voice was asked to say. */
export interface Heard {
  readonly text: string;
  /** Language of the utterance, such as `en-GB`. */
  readonly lang: string;
  /** Time since the page was opened, ms. */
  readonly atMs: number;
  /** Whether another sentence was still being said. */
  readonly isOver: boolean;
}

/** Ears of a page. */
interface Ears {
  heard: Heard[];
  /** Times at which the word of the speed zone on the driving screen changed, and the words. */
  zones: { word: string; atMs: number }[];
  /** Places of the played clips in their recording, s. */
  clips: number[];
}

declare global {
  interface Window {
    wakafineEars?: Ears;
  }
}

/**
 * Puts a voice in the place of the phone's in every page of this tab, since a test browser has none, and listens to it: each sentence
 * lasts a second. `languages` are those of its voices, such as `en-GB`.
 */
export async function installListener(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript(standInForVoice, [...languages]);
}

/** All that was heard in the page so far. */
export async function readEars(page: Page): Promise<Ears> {
  return page.evaluate(() => window.wakafineEars ?? { heard: [], zones: [], clips: [] });
}

/** Waits until a sentence was said. @throws after a while, with what was said instead */
export async function hear(page: Page, sentence: string | RegExp): Promise<Heard> {
  const isIt = ({ text }: Heard) => (typeof sentence === 'string' ? text === sentence : sentence.test(text));
  for (let tries = 0; tries < 100; tries += 1) {
    const found = (await readEars(page)).heard.find(isIt);
    if (found !== undefined) {
      return found;
    }
    await page.waitForTimeout(200);
  }
  const { heard } = await readEars(page);
  throw new Error(`Heard not ${String(sentence)}, but ${JSON.stringify(heard.map(({ text }) => text))}`);
}

/** Runs in the page, before anything else. */
function standInForVoice(languages: readonly string[]): void {
  const LASTS_MS = 1_000;
  const ears: Ears = { heard: [], zones: [], clips: [] };
  window.wakafineEars = ears;
  let end: (() => void) | null = null;
  let waiting: SpeechSynthesisUtterance[] = [];

  function sayNext(): void {
    const next = waiting.shift();
    if (next === undefined) {
      return;
    }
    const timer = setTimeout(() => {
      end = null;
      next.onend?.(new Event('end') as SpeechSynthesisEvent);
      sayNext();
    }, LASTS_MS);
    end = () => clearTimeout(timer);
  }

  const synthesis = {
    getVoices: () => languages.map((lang) => ({ lang, localService: true, name: lang, default: false })),
    speak(utterance: SpeechSynthesisUtterance) {
      ears.heard.push({
        text: utterance.text,
        lang: utterance.lang,
        atMs: performance.now(),
        isOver: end !== null,
      });
      waiting.push(utterance);
      if (end === null) {
        sayNext();
      }
    },
    cancel() {
      end?.();
      end = null;
      waiting = [];
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  // The real one accepts real voices only.
  class Utterance {
    lang = '';
    voice: unknown = null;
    onend: unknown = null;
    onerror: unknown = null;
    constructor(readonly text: string) {}
  }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });

  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function listened(when, offset, duration) {
    ears.clips.push(offset ?? 0);
    start.call(this, when, offset, duration);
  };

  let last = '';
  new MutationObserver(() => {
    const word = document.querySelector('section[aria-label="Driving"] strong')?.textContent ?? '';
    if (word !== last) {
      last = word;
      ears.zones.push({ word, atMs: performance.now() });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
