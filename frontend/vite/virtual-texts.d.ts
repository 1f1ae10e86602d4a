/** Texts as the build compiles them (`compile-messages.ts`). */
declare module 'virtual:texts/*' {
  import type { MessageFormatElement } from 'react-intl';

  const texts: Record<string, MessageFormatElement[] | string>;
  export default texts;
}
