import type { Locator, Page } from 'playwright-core';

/** More than any screen has of what can have the focus. */
const MOST_STOPS = 80;

/**
 * Presses Tab until the element has the focus, and looks at each stop whether a person would see where the focus is.
 * @throws when it is never reached, or when the focus cannot be seen on the way
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(wanted)) {
      return;
    }
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(focusFault);
    if (fault !== null) {
      throw new Error(fault);
    }
  }
  throw new Error(`The focus never comes to ${String(wanted)}`);
}

/** Goes to the element with Tab and presses Enter on it. */
export async function enterOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Waits until the element has the focus. @throws when it does not get it */
export async function seeFocus(page: Page, wanted: Locator): Promise<void> {
  const element = await wanted.first().elementHandle();
  await page
    .waitForFunction((one) => one === document.activeElement, element)
    .catch(async () => {
      const instead = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`The focus is not on ${String(wanted)} but on ${String(instead)}`);
    });
}

/**
 * Closes a sheet with Escape once it has the focus: before, nothing listens to the key, and no hand is as quick.
 */
export async function escapeFromDialog(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') instanceof Element);
  await page.keyboard.press('Escape');
}

function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.first().evaluate((element) => element === document.activeElement);
}

/** Runs in the page: why nobody would see the focus, even after a sheet had time to slide in, or null. */
async function focusFault(): Promise<string | null> {
  const PATIENCE_MS = 2_000;
  const endsAt = performance.now() + PATIENCE_MS;
  let fault = faultNow();
  while (fault !== null && performance.now() < endsAt) {
    await new Promise(requestAnimationFrame);
    fault = faultNow();
  }
  return fault;

  function faultNow(): string | null {
    const focused = document.activeElement;
    // Behind the last stop the focus is with the browser's own buttons.
    if (focused === null || focused === document.body || !focused.matches(':focus')) {
      return null;
    }
    const label =
      focused.closest('label') ?? document.querySelector(`label[for="${CSS.escape(focused.id)}"]`);
    const chosen = focused.querySelector('[data-highlighted]');
    const parts = [focused, focused.parentElement, focused.nextElementSibling, label, chosen].filter(
      (part) => part !== null,
    );
    const name = focused.outerHTML.slice(0, 200);
    if (![...parts, ...(label?.children ?? [])].some(isMarked)) {
      return `Nothing shows the focus on ${name}`;
    }
    const box = (label ?? focused).getBoundingClientRect();
    const y = Math.max(box.top, Math.min(box.bottom, window.innerHeight / 2, box.top + box.height / 2));
    const over = document.elementFromPoint(box.left + box.width / 2, y);
    // A notice goes by itself after some seconds.
    const isNotice = (over?.closest('[data-scope=toast]') ?? null) !== null;
    const isSeen =
      over !== null && (isNotice || parts.some((part) => part.contains(over) || over.contains(part)));
    return isSeen
      ? null
      : `${over?.outerHTML.slice(0, 200) ?? 'The edge of the window'} covers the focus on ${name}`;
  }

  function isMarked(part: Element): boolean {
    return [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isOutlined || (pseudo !== undefined && boxShadow !== 'none');
    });
  }
}
