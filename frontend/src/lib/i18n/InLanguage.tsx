import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { loadCatalogue, type Catalogue, type TextScope } from './catalogues';
import { LANGUAGES, type Language } from '@wakafine/domain/people/languages';

export interface InLanguageProps {
  language: Language;
  /** Extent of the texts that are fetched; those of a citizen's screens without it. */
  upTo?: TextScope;
  children: ReactNode;
}

/**
 * Shows what is below as readers of another language see it. In the language of the page until the texts are there, and
 * where they can't be fetched.
 */
export function InLanguage({ language, upTo = 'rest', children }: InLanguageProps) {
  const { timeZone } = useIntl();
  const [fetched, setFetched] = useState<{ language: Language; messages: Catalogue } | null>(null);
  useEffect(
    function fetchTexts() {
      let isCurrent = true;
      loadCatalogue(language, upTo).then(
        (messages) => isCurrent && setFetched({ language, messages }),
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    [language, upTo],
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
