import { useEffect } from 'react';

/** Number of parts of the page that name it themselves. */
let names = 0;

/** Whether a part of the page names the tab itself, by more than the heading. */
export function isPageNamed(): boolean {
  return names > 0;
}

/** Names the tab of the browser by what is shown, until it leaves the page; null leaves it to the heading. */
export function usePageTitle(title: string | null): void {
  useEffect(
    function nameTab() {
      if (title === null) {
        return undefined;
      }
      const before = document.title;
      names += 1;
      document.title = `${title} · WakaFine`;
      return () => {
        names -= 1;
        document.title = before;
      };
    },
    [title],
  );
}
