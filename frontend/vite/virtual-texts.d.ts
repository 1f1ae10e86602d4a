/** Texts as the build compiles them (`compile-messages.ts`). */
declare module 'virtual:texts/*' {
  import type { MessageFormatElement } from 'react-intl';

  const texts: Record<string, MessageFormatElement[] | string>;
  export default texts;
}

declare module 'virtual:catalogues' {
  import type { Language } from '@wakafine/domain/people/languages';
  import type { MessageFormatElement } from 'react-intl';

  type Loader = () => Promise<{ default: Record<string, MessageFormatElement[] | string> }>;
  export const loaders: Record<
    Language,
    Record<'first' | 'home' | 'rest' | 'seldom' | 'staff' | 'developers', Loader>
  >;
}

declare module 'virtual:drawn-texts' {
  import type { Language } from '@wakafine/domain/people/languages';
  import type { MessageFormatElement } from 'react-intl';

  export const drawnTexts: Record<Language, Record<string, MessageFormatElement[] | string>>;
}
