import type { Page } from 'playwright-core';
import { DESKTOP, NARROWEST } from '../../testing/browser/browser';

/** Smallest edge of what a finger is meant for, in px: in a hand, and in a holder at the wheel. */
export const TARGET_PX = 48;
export const DRIVING_TARGET_PX = 76;
/** Font sizes that many readers set, where the window stays as it is. */
const LARGE_LETTERS = '150%';
/** A desk's window at twice its zoom, which is how WCAG lets letters grow to twice their size. */
const TWICE_ZOOMED = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };

/**
 * Elements of the page that are too small for a finger, cut off, or make the page scroll sideways with large
 * letters, on the smallest phone, and at a desk at twice the zoom: a line each. The page is as before afterwards.
 */
export async function layoutFaults(page: Page, targetPx = TARGET_PX): Promise<string[]> {
  const size = page.viewportSize() ?? NARROWEST;
  const small = await page.evaluate(smallTargets, targetPx);
  await page.evaluate(setLetters, LARGE_LETTERS);
  const large = await cutOffWords(page);
  await page.evaluate(setLetters, '');
  const narrow: string[] = [];
  for (const narrowSize of [NARROWEST, TWICE_ZOOMED]) {
    await page.setViewportSize(narrowSize);
    const found = await cutOffWords(page);
    narrow.push(...found.map((fault) => `at ${narrowSize.width} px ${fault}`));
  }
  await page.setViewportSize(size);
  return [...small, ...large.map((fault) => `with large letters ${fault}`), ...narrow];
}

/** Words of the page as it stands that are cut off, and whether it scrolls sideways: a line each. */
export function cutOffWords(page: Page): Promise<string[]> {
  return page.evaluate(cutOff);
}

/** Runs in the page. */
function setLetters(size: string): void {
  document.documentElement.style.fontSize = size;
}

/**
 * Runs in the page. A link within a sentence may be as small as its letters (WCAG 2.5.8). The values of a chart are one target: a
 * finger reads them by sliding over it, and leaves the page by the link below.
 */
function smallTargets(targetPx: number): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=menuitem], [role=option], [role=slider]',
  );
  const place = { x: window.scrollX, y: window.scrollY };
  const faults = [...targets].filter(isInUse).flatMap((target) => {
    const part = target.closest('label, [data-marks]') ?? target;
    const { width, height } = part.getBoundingClientRect();
    const isInline = target.matches('a') && getComputedStyle(target).display === 'inline';
    if (isInline || (reaches(part, 'x', width) && reaches(part, 'y', height))) {
      return [];
    }
    return [`${Math.round(width)} x ${Math.round(height)} px is ${target.outerHTML.slice(0, 160)}`];
  });
  window.scrollTo({ left: place.x, top: place.y, behavior: 'instant' });
  return faults;

  function isInUse(target: HTMLElement): boolean {
    const isHidden =
      target.closest('[inert], [aria-hidden=true]') !== null ||
      !target.checkVisibility({ visibilityProperty: true });
    const box = target.getBoundingClientRect();
    const isOffScreen = box.bottom < 0 && getComputedStyle(target).position === 'fixed';
    return !isHidden && !isOffScreen;
  }

  /** Whether the finger may land half a target away from the middle: a button may reach further than its picture. */
  function reaches(part: Element, axis: 'x' | 'y', lengthPx: number): boolean {
    if (lengthPx >= targetPx - 0.5) {
      return true;
    }
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = part.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return [-1, 1].every((side) => {
      const at = { ...middle, [axis]: middle[axis] + (side * (targetPx - 2)) / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      return hit !== null && (part.contains(hit) || hit.closest('label')?.contains(part) === true);
    });
  }
}

/** Runs in the page. */
async function cutOff(): Promise<string[]> {
  const HIDES = ['hidden', 'clip'];
  const SCROLLS = ['auto', 'scroll'];
  // What measures itself, such as a map or an open menu, has drawn itself anew after a few frames.
  for (let frames = 0; frames < 6; frames += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const words = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true], svg') === null &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  return [...wide, ...words.filter(isCut).map((element) => `"${element.textContent}" is cut off`)];

  /** A box that hides what does not fit, or the edge of the window, lies over letters; what can be scrolled to is not cut. */
  function isCut(element: HTMLElement): boolean {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    if (text.width <= 1 || text.height <= 1) {
      return false;
    }
    for (let box: HTMLElement | null = element; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isWider = isOver(text.left, text.right, edge.left, edge.right);
      const isHigher = isOver(text.top, text.bottom, edge.top, edge.bottom);
      if (edge.width <= 1 || (isWider && SCROLLS.includes(overflowX))) {
        return false;
      }
      if ((isWider && HIDES.includes(overflowX)) || (isHigher && HIDES.includes(overflowY))) {
        return true;
      }
      if (isHigher && SCROLLS.includes(overflowY)) {
        return false;
      }
      if (position === 'fixed') {
        return isOver(text.left, text.right, 0, window.innerWidth);
      }
    }
    return isOver(text.left, text.right, 0, window.innerWidth);
  }

  function isOver(from: number, to: number, low: number, high: number): boolean {
    return from < low - 1.5 || to > high + 1.5;
  }
}
