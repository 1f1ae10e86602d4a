let sheet: CSSStyleSheet | null = null;

/** Adds rules of style that were drawn at build (`vite/compile-styles`) to the page. */
export function addRules(css: string): void {
  sheet ??= document.head.appendChild(document.createElement('style')).sheet;
  // One rule around them all: the browser accepts one at a time.
  sheet?.insertRule(`@media all{${css}}`);
}
