import type { Page } from 'playwright-core';
import { cutOffWords } from './layout-faults';

/**
 * Faults for somebody who reads with large letters or in a narrow window, a line each: what is cut off or makes the page scroll
 * sideways, words that are broken where they have no hyphen, and buttons with something else over their middle.
 */
export async function readingFaults(page: Page): Promise<string[]> {
  const cut = await cutOffWords(page);
  return [...cut, ...(await page.evaluate(brokenWords)), ...(await page.evaluate(coveredButtons))];
}

/** Runs in the page. Addresses, codes and what people have typed may be broken anywhere. */
function brokenWords(): string[] {
  const CODES = /[/=@_]|\d/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder === null || holder.closest('code, pre, bdi, svg, [inert], [aria-hidden=true]') !== null) {
      continue;
    }
    const isSeen = holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || holder.getBoundingClientRect().width <= 1) {
      continue;
    }
    for (const token of (node.textContent ?? '').matchAll(/\S+/gu)) {
      if (!CODES.test(token[0])) {
        for (const word of token[0].matchAll(/[\p{L}\p{M}’']+/gu)) {
          const from = token.index + word.index;
          if (linesOf(node, from, from + word[0].length) > 1) {
            broken.push(`"${word[0]}" is broken in "${holder.textContent?.slice(0, 80) ?? ''}"`);
          }
        }
      }
    }
  }
  return broken;

  function linesOf(text: Node, from: number, to: number): number {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
  }
}

/** Runs in the page. */
function coveredButtons(): string[] {
  const place = { x: window.scrollX, y: window.scrollY };
  const buttons = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]',
  );
  const used = [...buttons].filter(isInUse);
  const under = used.filter(isUnderFloating).map((button) => `"${nameOf(button)}" lies under what floats`);
  const faults = used.flatMap((button) => {
    const part = button.closest('label') ?? button;
    part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const lines = [...part.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const box = lines[0];
    if (box === undefined) {
      return [];
    }
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isReached =
      hit !== null &&
      // A notice goes by itself after some seconds.
      (hit.closest('[data-scope=toast]') !== null ||
        part.contains(hit) ||
        hit.contains(part) ||
        hit.closest('label')?.contains(part) === true);
    return isReached
      ? []
      : [`"${nameOf(button)}" is covered by ${hit?.outerHTML.slice(0, 120) ?? 'the edge'}`];
  });
  window.scrollTo({ left: place.x, top: place.y, behavior: 'instant' });
  return [...under, ...faults];

  function nameOf(button: HTMLElement): string {
    return (button.getAttribute('aria-label') ?? button.textContent ?? '').slice(0, 60);
  }

  /** As the page stands, before anybody scrolls. */
  function isUnderFloating(button: HTMLElement): boolean {
    const { x, y, width, height } = button.getBoundingClientRect();
    const floating = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-floating]');
    return (floating ?? button) !== button;
  }

  function isInUse(button: HTMLElement): boolean {
    const style = getComputedStyle(button);
    const isOut = button.getBoundingClientRect().bottom < 0 && style.position === 'fixed';
    const isHidden = button.closest('[inert], [aria-hidden=true]') !== null;
    return !isOut && !isHidden && button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }
}
