/** Size of the page's letters, CSS px: what a rem is. */
export function rootFontPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
