import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { loadCatalogue, type Catalogue } from './catalogues';
import { LANGUAGES, type Language } from './languages';

/**
 * Shows what is below as readers of another language see it, up to a citizen's screens. In the language of the page until
 * the texts are there, and where they can't be fetched.
 */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { timeZone } = useIntl();
  const [fetched, setFetched] = useState<{ language: Language; messages: Catalogue } | null>(null);
  useEffect(
    function fetchTexts() {
      let isCurrent = true;
      loadCatalogue(language, 'rest').then(
        (messages) => isCurrent && setFetched({ language, messages }),
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    [language],
  );
  if (fetched?.language !== language) {
    return <>{children}</>;
  }
  const { tag, formats } = LANGUAGES[language];
  return (
    <IntlProvider locale={formats} defaultLocale="en" timeZone={timeZone} messages={fetched.messages}>
      <div lang={tag}>{children}</div>
    </IntlProvider>
  );
}
