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
import type { PdfContent } from '../pdf-content';
import { BASE_FAMILY, fontRuns } from './font-runs';

const EMOJI = [emoji0, emoji1, emoji2, emoji3, emoji4, emoji5, emoji6, emoji7, emoji8, emoji9, emoji10];
const OTHERS: Readonly<Record<string, string>> = {
  'sans-latin-ext': latinExt,
  'sans-vietnamese': vietnamese,
  'sans-greek': greek,
  'sans-cyrillic': cyrillic,
  arabic,
};

/** Height of letters above and below the line of the base font, in ems. */
const [ASCENT_EM, DESCENT_EM] = [1.069, -0.293];
/** All that the base font can't have. */
const NOT_BASE = /[^\x20-\xff]+/gu;

/** Fetches the letters that the document needs, and no others. @throws Error when they can't be fetched */
export async function fetchFonts({ pages }: PdfContent): Promise<void> {
  register();
  const rare = new Set(JSON.stringify(pages).match(NOT_BASE));
  const families = [...rare].flatMap(fontRuns).flatMap(({ family }) => (family === null ? [] : [family]));
  await Promise.all([
    fetchFont(BASE_FAMILY, 400),
    fetchFont(BASE_FAMILY, 700),
    ...[...new Set(families)].map((family) => fetchFont(family, 400)),
  ]);
}

async function fetchFont(fontFamily: string, fontWeight: number): Promise<void> {
  const wanted = { fontFamily, fontWeight };
  await Font.load(wanted);
  const font = Font.getFont(wanted).data;
  if (font === null || !('unitsPerEm' in font)) {
    throw new Error(`The letters of ${fontFamily} are missing.`);
  }
  // Parts of one font have one name, for which the file would include a font again with each change between
  // them; and
  // higher letters, such as the Arabic ones, would sink in their rows.
  Object.defineProperties(font, {
    postscriptName: { value: `${fontFamily}-${fontWeight}` },
    ascent: { value: font.unitsPerEm * ASCENT_EM },
    descent: { value: font.unitsPerEm * DESCENT_EM },
  });
}

function register(): void {
  Font.register({ family: BASE_FAMILY, fonts: [{ src: latin }, { src: latinBold, fontWeight: 700 }] });
  for (const [family, src] of Object.entries(OTHERS)) {
    Font.register({ family, src });
  }
  EMOJI.forEach((src, index) => Font.register({ family: `emoji-${index}`, src }));
  // Words are broken by the rules of English otherwise.
  Font.registerHyphenationCallback((word) => [word]);
}
