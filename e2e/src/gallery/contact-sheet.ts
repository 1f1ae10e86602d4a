import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';

const NAME = new RegExp(`^(.+)-(\\d+)-(light|dark)-(${LANGUAGE_CODES.join('|')})\\.png$`);
const STYLE = `
  body { margin: 24px; font: 14px/20px system-ui, sans-serif; background: #e8eeea; color: #0f221b; }
  nav { columns: 16em; }
  section > div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; padding: 8px 0 24px; }
  figure { margin: 0; flex: none; }
  img { width: 270px; border: 1px solid #75867d; background: #fff; }
  a { color: #0b4f3c; }
`;

interface Shot {
  readonly file: string;
  readonly screen: string;
  /** Width, theme and language. */
  readonly variant: string;
}

/**
 * Writes one page beside the pictures of a folder that shows them all: a strip for each screen, each picture a link to
 * itself in full size. Gives the path of the page.
 */
export function writeContactSheet(folder: string): string {
  const shots = readdirSync(folder).sort().flatMap(shotOf);
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  const strips = screens.map((screen) => {
    const strip = shots.filter((shot) => shot.screen === screen).map(figureOf);
    return `<section id="${screen}"><h2>${screen}</h2><div>${strip.join('')}</div></section>`;
  });
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join('<br>');
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>WakaFine: ${screens.length} screens, ${shots.length} pictures</title>` +
      `<style>${STYLE}</style><nav>${links}</nav>${strips.join('\n')}</html>\n`,
  );
  return page;
}

function shotOf(file: string): Shot[] {
  const [, screen, width, theme, language] = NAME.exec(file) ?? [];
  return screen === undefined ? [] : [{ file, screen, variant: `${width} ${theme} ${language}` }];
}

function figureOf({ file, screen, variant }: Shot): string {
  return `<figure><figcaption>${variant}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${screen}, ${variant}"></a></figure>`;
}
