import emoji0 from '@fontsource/noto-emoji/files/noto-emoji-0-400-normal.woff?url';
import emoji1 from '@fontsource/noto-emoji/files/noto-emoji-1-400-normal.woff?url';
import emoji2 from '@fontsource/noto-emoji/files/noto-emoji-2-400-normal.woff?url';
import emoji3 from '@fontsource/noto-emoji/files/noto-emoji-3-400-normal.woff?url';
import emoji4 from '@fontsource/noto-emoji/files/noto-emoji-4-400-normal.woff?url';
import emoji5 from '@fontsource/noto-emoji/files/noto-emoji-5-400-normal.woff?url';
import emoji6 from '@fontsource/noto-emoji/files/noto-emoji-6-400-normal.woff?url';
import emoji7 from '@fontsource/noto-emoji/files/noto-emoji-7-400-normal.woff?url';
import emoji8 from '@fontsource/noto-emoji/files/noto-emoji-8-400-normal.woff?url';
import emoji9 from '@fontsource/noto-emoji/files/noto-emoji-9-400-normal.woff?url';
import emoji10 from '@fontsource/noto-emoji/files/noto-emoji-10-400-normal.woff?url';
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url';
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url';
import { Font } from '@react-pdf/renderer';
import { BASE_FAMILY } from './font-runs';

const EMOJI = [emoji0, emoji1, emoji2, emoji3, emoji4, emoji5, emoji6, emoji7, emoji8, emoji9, emoji10];
const OTHERS: Readonly<Record<string, string>> = {
  'sans-latin-ext': latinExt,
  'sans-vietnamese': vietnamese,
  'sans-greek': greek,
  'sans-cyrillic': cyrillic,
  arabic,
};

/** Says where the letters are; those that no text needs are never fetched. */
export function registerFonts(): void {
  Font.register({ family: BASE_FAMILY, fonts: [{ src: latin }, { src: latinBold, fontWeight: 700 }] });
  for (const [family, src] of Object.entries(OTHERS)) {
    Font.register({ family, src });
  }
  EMOJI.forEach((src, index) => Font.register({ family: `emoji-${index}`, src }));
  // Words are broken by the rules of English otherwise.
  Font.registerHyphenationCallback((word) => [word]);
}
