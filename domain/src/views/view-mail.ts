import { LANGUAGES } from '../people/languages';
import type { Language } from '../people/languages';
import type { Coverage } from '../statistics/coverage';
import type { Rate, RateChange } from '../statistics/rates';
import { dayWords } from '../texts/day-words';
import { fillText } from '../texts/fill-text';
import type { ViewPage } from './saved-views';
import { VIEW_TEXTS } from './views.generated';

/** Figures of one row of a mail. */
export interface MailedRow {
  /** A segment with its towns, a road such as N5, or null for all other roads. */
  readonly place:
    | {
        readonly road: string;
        readonly fromKm: number;
        readonly toKm: number;
        readonly towns: readonly string[];
      }
    | string
    | null;
  readonly events: number;
  /** Null where too little was driven. */
  readonly rate: Rate | null;
  /** Null where nothing is compared. */
  readonly change: RateChange | null;
}

/** Figures of a view, as its page shows them at one time. */
export interface ViewFigures {
  readonly events: number;
  readonly judgedKm: number;
  /** Null where too little was driven. */
  readonly rate: Rate | null;
  readonly rateBefore: Rate | null;
  readonly change: RateChange | null;
  /** Share of the traffic that is seen; null where nobody has counted. */
  readonly coverage: Pick<Coverage, 'share' | 'low' | 'high'> | null;
  /** The first rows of the page's table. */
  readonly rows: readonly MailedRow[];
}

/** A view that is mailed. */
export interface MailedView {
  readonly name: string;
  readonly page: ViewPage;
  /** Its sentence in words. */
  readonly sentence: string;
  /** Day of the mail, counted from 1 January 1970. */
  readonly day: number;
  readonly figures: ViewFigures;
  readonly isDemo: boolean;
  /** Addresses of the page, and of the one that stops the mails; null where the service does not know its own address. */
  readonly links: { readonly page: string; readonly stop: string } | null;
}

/** Mail of a view: the answer with its interval first, then what it is of, its coverage, the first rows, and links. */
export function viewMailText(view: MailedView, language: Language): { subject: string; text: string } {
  const texts = VIEW_TEXTS[language];
  const { name, page, sentence, figures, isDemo, links } = view;
  const rows = figures.rows.map((row, index) => `${index + 1}. ${rowText(row, language)}`);
  const rowsTitle = page === 'SEGMENTS' ? texts['mail.segments'] : texts['mail.roads'];
  const lines = [
    ...(isDemo ? [texts['mail.demo'], ''] : []),
    answerText(figures, language),
    fillText(texts['mail.of'], { sentence }),
    coverageText(figures, language),
    '',
    ...(rows.length === 0 ? [texts['mail.noRows']] : [rowsTitle, ...rows]),
    '',
    ...(links === null
      ? [texts['mail.stopInList']]
      : [
          fillText(texts['mail.page'], { link: links.page }),
          fillText(texts['mail.stop'], { link: links.stop }),
        ]),
  ];
  const subject = fillText(texts['mail.subject'], { name, day: dayWords(view.day, language) });
  return { subject, text: `${lines.join('\n')}\n` };
}

/** The answer of a view in one sentence with its interval. */
export function answerText(
  { events, judgedKm, rate, rateBefore, change }: ViewFigures,
  language: Language,
): string {
  const texts = VIEW_TEXTS[language];
  if (rate === null) {
    const km = new Intl.NumberFormat(LANGUAGES[language].formats).format(Math.floor(judgedKm));
    return fillText(texts['mail.tooLittle'], { km, events });
  }
  const values = rateValues(rate, language);
  return rateBefore === null || change === null
    ? fillText(texts['mail.rate'], values)
    : fillText(texts['mail.compared'], {
        ...values,
        ...{ verdict: texts[`verdict.${change}`], before: tenth(rateBefore.per1000Km, language) },
      });
}

function coverageText({ coverage }: ViewFigures, language: Language): string {
  const texts = VIEW_TEXTS[language];
  if (coverage === null) {
    return texts['mail.coverageUnknown'];
  }
  const { share, low, high } = coverage;
  const percent = (value: number): string =>
    new Intl.NumberFormat(LANGUAGES[language].formats, {
      style: 'percent',
      maximumFractionDigits: value < 0.1 ? 1 : 0,
    }).format(value);
  const values = { share: percent(share), low: percent(low), high: percent(high) };
  return fillText(texts['mail.coverage'], values);
}

function rowText({ place, events, rate, change }: MailedRow, language: Language): string {
  const texts = VIEW_TEXTS[language];
  const where = placeText(place, language);
  if (rate === null) {
    return fillText(texts['mail.rowWithout'], { place: where, events });
  }
  const row = fillText(texts['mail.row'], { ...rateValues(rate, language), place: where, events });
  return change === null || change === 'UNCERTAIN'
    ? row
    : fillText(texts['mail.rowChanged'], { row, verdict: texts[`rowVerdict.${change}`] });
}

function placeText(place: MailedRow['place'], language: Language): string {
  const texts = VIEW_TEXTS[language];
  if (place === null || typeof place === 'string') {
    return place ?? texts['place.otherRoads'];
  }
  const { road, fromKm, toKm, towns } = place;
  const ends = new Set([towns[0], towns.at(-1)].filter((town) => town !== undefined));
  const [from, to] = [Math.round(fromKm), Math.round(toKm)];
  return fillText(texts['place.segment'], { road, from, to, towns: [...ends].join(' – ') });
}

function rateValues({ per1000Km, low, high }: Rate, language: Language) {
  return { rate: tenth(per1000Km, language), low: tenth(low, language), high: tenth(high, language) };
}

function tenth(value: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(LANGUAGES[language].formats, digits).format(value);
}
