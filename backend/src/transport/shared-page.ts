import { FAMILY_TEXTS } from '@wakafine/domain/family/family.generated';
import { familyPath } from '@wakafine/domain/family/family-link';
import type { Place } from '@wakafine/domain/geo/geo';
import { LANGUAGES, languageOfChoice } from '@wakafine/domain/people/languages';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { fillText } from '@wakafine/domain/texts/fill-text';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clockTime } from '../modules/family/clock-time';
import { openFamilyLink } from '../modules/family/open-family-link';
import type { OpenedLink } from '../modules/family/open-family-link';
import type { Services } from '../platform/context/context';
import { loadPlaceWords } from '../platform/geo/place-words';
import type { PlaceWords } from '../platform/geo/place-words';
import { escaped, languageIn } from './page-text';
import { queryOf } from './http/query-of';

/** A place that is older is marked: the phone sends one every few seconds. */
const OLD_AFTER_MIN = 5;
/** Programs that fetch a link to preview it: they are shown nothing of it, so that every look at the place is counted. */
const PREVIEWERS = /bot\b|crawler|spider|preview|facebookexternalhit|whatsapp|skype|embedly|google/i;

type Texts = (typeof FAMILY_TEXTS)['en'];

/** Dependencies of the words of a page. */
interface Reader {
  readonly language: LanguageChoice;
  readonly texts: Texts;
  readonly placeWords: PlaceWords;
  readonly now: Date;
}

/**
 * `/shared/<token>`: where the person is who sent a family link. A page of two kilobytes for any browser, with or without scripts; it has no
 * name, plate or speed, whatever session comes with the request, and is the same for a token that is none and one that has ended.
 */
export function sharedPage(app: FastifyInstance, services: Services): void {
  const wordsOf = rememberedWords();
  app.get<{ Params: { token: string } }>(familyPath(':token'), async (request, reply) => {
    const language = languageIn(request.headers['accept-language']);
    const texts = FAMILY_TEXTS[languageOfChoice(language)];
    if (PREVIEWERS.test(request.headers['user-agent'] ?? '')) {
      return send(reply, documentOf({ language, title: texts.title, main: paragraph(texts.preview) }));
    }
    const ctx = { ...services, actor: null };
    const { token } = request.params;
    const link = await openFamilyLink(ctx, { token, isAgain: queryOf(request).again !== undefined });
    if (link === null) {
      const main = `<h1>${escaped(texts.ended)}</h1>${paragraph(texts.endedWhy)}`;
      return send(reply.code(404), documentOf({ language, title: texts.title, main }));
    }
    const reader = { language, texts, placeWords: await wordsOf(language), now: services.clock() };
    const main = `${linkContent(link, reader)}<p><a href="?again=1">${escaped(texts.again)}</a></p>`;
    return send(reply, documentOf({ language, title: texts.title, main, offline: texts.offline }));
  });
}

/** The places of the country are read when the first link is opened, once for each language. */
function rememberedWords(): (language: LanguageChoice) => Promise<PlaceWords> {
  const known = new Map<LanguageChoice, Promise<PlaceWords>>();
  return (language) => {
    const words = known.get(language) ?? loadPlaceWords(language);
    known.set(language, words);
    return words;
  };
}

function linkContent({ isSos, precision, endsAt, seen }: OpenedLink, reader: Reader): string {
  const { texts, language, placeWords } = reader;
  const sos = isSos ? `<p class="sos">${escaped(texts.sos)}</p>` : '';
  const heading = seen === null ? texts.none : placeWords(seen.place, null);
  const exact = seen !== null && precision === 'EXACT' ? mapLink(seen.place, texts) : '';
  const near = seen !== null && precision === 'COARSE' ? paragraph(texts.near) : '';
  const time = clockTime(endsAt, language);
  return [
    ...[sos, `<h1>${escaped(heading)}</h1>`, seen === null ? '' : seenText(seen.at, reader), near, exact],
    `<p class="small">${escaped(fillText(texts.until, { time }))} ${escaped(texts.opened)}</p>`,
  ].join('');
}

/** Time at which the phone was there, its age, and a warning where it is old. */
function seenText(at: Date, { texts, language, now }: Reader): string {
  const ageMin = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS));
  const text = fillText(texts.seen, { time: clockTime(at, language), age: ageText(ageMin, texts) });
  return paragraph(text) + (ageMin > OLD_AFTER_MIN ? paragraph(texts.old) : '');
}

function ageText(ageMin: number, texts: Texts): string {
  if (ageMin < 1) {
    return texts['age.now'];
  }
  const hours = Math.floor(ageMin / 60);
  return hours === 0
    ? fillText(texts['age.min'], { count: ageMin })
    : fillText(texts['age.hours'], { hours, count: ageMin % 60 });
}

function mapLink({ lat, lng }: Place, texts: Texts): string {
  const at = `${lat.toFixed(6)},${lng.toFixed(6)}`;
  const href = `https://www.google.com/maps?q=${at}&amp;z=15`;
  return `<p><a class="map" rel="noreferrer" href="${href}">${escaped(texts.exact)}</a></p>`;
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

interface Shown {
  readonly language: LanguageChoice;
  readonly title: string;
  readonly main: string;
  /** Sentence for a reader without a network; absent: the page is not asked for again. */
  readonly offline?: string;
}

function documentOf({ language, title, main, offline }: Shown): string {
  const { tag } = LANGUAGES[languageOfChoice(language)];
  const live =
    offline === undefined
      ? ''
      : `<p id="offline" role="status" hidden>${escaped(offline)}</p><script src="/shared.js"></script>`;
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><title>${escaped(title)} · WakaFine</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="dark light">
<link rel="icon" href="/icon.svg"><style>${STYLE}</style></head>
<body><header>WakaFine</header><main>${main}</main>${live}</body></html>`;
}

const STYLE = `:root{--bg:#f3f6f3;--fg:#0f221b;--muted:#43544c;--link:#0b4f3c;--panel:#fff;--border:#d3dcd6}
@media(prefers-color-scheme:dark){:root{--bg:#0a1310;--fg:#eef5f1;--muted:#b7c7bf;--link:#a9d6c3;--panel:#121e1a;--border:#2b3f37}}
*{box-sizing:border-box}body{margin:0 auto;max-width:40rem;padding:16px;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,sans-serif}
header{font-weight:700;padding-bottom:12px}main{background:var(--panel);border:1px solid var(--border);border-radius:16px;padding:8px 16px}
h1{font-size:28px;line-height:1.2;margin:12px 0}p{margin:12px 0}a{color:var(--link);display:inline-block;min-height:48px;padding:12px 0}
.sos{border:2px solid currentColor;border-radius:10px;padding:12px;font-weight:700}.small{color:var(--muted);font-size:14px}`;

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, user-agent')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(page);
}
