import type { Locator, Page } from 'playwright-core';

/** Words that somebody reads in a minute who looks for something in a table. */
const WORDS_A_MINUTE = 200;

/** Somebody who looks for an answer: what they do is counted, and what they read on the way to it. */
export interface Reader {
  /** Reads up to it, and clicks it. */
  click(what: Locator): Promise<void>;
  /** Presses a key. */
  press(key: string): Promise<void>;
  /** Reads up to the end of the answer, and gives it, with ordinary spaces. */
  read(answer: Locator): Promise<string>;
  actions(): number;
  /** Time of reading so far, s. */
  readingS(): number;
}

/** Begins to count on a page. */
export function readerOf(page: Page): Reader {
  let actions = 0;
  // What was read of a part of a page is not read again.
  const wordsOf = new Map<string, number>();
  const readUpTo = async (what: Locator): Promise<void> => {
    await what.first().waitFor({ state: 'visible' });
    const { part, words } = await what.first().evaluate(wordsUpTo);
    const place = part === 'NAV' ? part : `${part} ${page.url()}`;
    wordsOf.set(place, Math.max(words, wordsOf.get(place) ?? 0));
  };
  return {
    async click(what) {
      await readUpTo(what);
      actions += 1;
      await what.first().click();
    },
    async press(key) {
      actions += 1;
      await page.keyboard.press(key);
    },
    async read(answer) {
      await readUpTo(answer);
      return (await answer.first().innerText()).replaceAll(/\s+/g, ' ').trim();
    },
    actions: () => actions,
    readingS: () => ([...wordsOf.values()].reduce((sum, words) => sum + words, 0) / WORDS_A_MINUTE) * 60,
  };
}

/** Runs in the page: words that are seen from the begin of the part of the page to the end of the element. */
function wordsUpTo(element: Element): { part: string; words: number } {
  const part = element.closest('nav, main, [role=dialog]') ?? document.body;
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const isBehind = (element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isBehind && !element.contains(text)) {
      break;
    }
    const around = text.parentElement;
    const isChosen = !(around instanceof HTMLOptionElement) || around.selected;
    if (isChosen && around?.checkVisibility({ visibilityProperty: true }) === true) {
      words += (text.textContent ?? '').split(/\s+/).filter((word) => word !== '').length;
    }
  }
  return { part: part.tagName, words };
}
