import { useEffect } from 'react';

/** Names the tab of the browser by what is shown, until it leaves the page. */
export function usePageTitle(title: string): void {
  useEffect(
    function nameTab() {
      const before = document.title;
      document.title = `${title} · WakaFine`;
      return () => {
        document.title = before;
      };
    },
    [title],
  );
}
