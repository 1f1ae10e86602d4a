import { LANGUAGES } from '../people/languages';
import { dayWords } from '../texts/day-words';
import { fillText } from '../texts/fill-text';
import { AGENCY_MAIL_TEXTS } from './agency-mail.generated';

/** Figures of a week of an agency, as its mail gives them. */
export interface MailedWeek {
  /** Its Monday, counted from 1 January 1970. */
  readonly weekOf: number;
  readonly distanceKm: number;
  readonly observed: number;
  readonly vehicles: number;
  readonly violations: number;
  readonly cases: number;
}

/** Occasion of a mail to an agency. `lastDay` counts from 1 January 1970; null: no time runs yet. */
export type AgencyMail =
  | { readonly kind: 'INVITATION'; readonly lastDay: number }
  | { readonly kind: 'NOTICE'; readonly lastDay: number | null }
  | { readonly kind: 'REMINDER'; readonly lastDay: number }
  | { readonly kind: 'SUSPENDED' }
  | { readonly kind: 'CLEARED' }
  | ({ readonly kind: 'WEEK' } & MailedWeek);

/** Both official languages: nobody knows which one the reader of an agency's mail reads. */
const MAIL_LANGUAGES = ['fr', 'en'] as const;
type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** A mail to an agency in French and English, with a link; it names neither a person nor a vehicle. */
export function agencyMailText(
  mail: AgencyMail,
  { link }: { link: string },
): { readonly subject: string; readonly text: string } {
  const parts = MAIL_LANGUAGES.map((language) => partIn(mail, language));
  return {
    subject: parts.map(({ subject }) => subject).join(' / '),
    text: `${parts.map(({ body }) => body).join('\n\n')}\n\n${link}\n`,
  };
}

function partIn(mail: AgencyMail, language: MailLanguage): { subject: string; body: string } {
  const texts = AGENCY_MAIL_TEXTS[language];
  const dated = (text: string, day: number): string => fillText(text, { day: dayWords(day, language) });
  switch (mail.kind) {
    case 'INVITATION':
      return { subject: texts['invitation.subject'], body: dated(texts['invitation.text'], mail.lastDay) };
    case 'NOTICE':
      return {
        subject: texts['notice.subject'],
        body: mail.lastDay === null ? texts['notice.undated'] : dated(texts['notice.dated'], mail.lastDay),
      };
    case 'REMINDER':
      return { subject: texts['reminder.subject'], body: dated(texts['reminder.text'], mail.lastDay) };
    case 'SUSPENDED':
      return { subject: texts['suspended.subject'], body: texts['suspended.text'] };
    case 'CLEARED':
      return { subject: texts['cleared.subject'], body: texts['cleared.text'] };
    case 'WEEK': {
      const number = new Intl.NumberFormat(LANGUAGES[language].formats, { maximumFractionDigits: 0 });
      const { observed, vehicles, violations, cases } = mail;
      const day = dayWords(mail.weekOf, language);
      const km = number.format(Math.floor(mail.distanceKm));
      return {
        subject: texts['week.subject'],
        body: fillText(texts['week.text'], { day, km, observed, vehicles, violations, cases }),
      };
    }
  }
}
