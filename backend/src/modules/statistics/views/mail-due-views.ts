import { languageOfChoice } from '@wakafine/domain/people/languages';
import { civilDayOf } from '@wakafine/domain/time/civil-time';
import { MINUTE_MS } from '@wakafine/domain/units';
import { nextMailAfter } from '@wakafine/domain/views/mail-rhythm';
import { viewPageOf } from '@wakafine/domain/views/saved-views';
import { sentenceWords } from '@wakafine/domain/views/sentence-words';
import { viewMailText } from '@wakafine/domain/views/view-mail';
import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { queueMail } from '../../../platform/outbox/mail-outbox';
import type { AppCtx } from '../../identity/accounts/actor';
import { readViewFigures } from './read-view-figures';
import { stopToken } from './stop-token';
import { viewPath } from './view-path';
import { DUE_MAILS, END_UNENTITLED_MAILS, NEXT_MAIL, POSTPONE_VIEW_MAIL } from './views.queries';
import type { DueMail } from './views.queries';

/** Mails of one round: what is left is done by the next, a minute later. */
const MAILS_PER_ROUND = 100;
/** Delay before a mail is tried again whose figures could not be read. */
const AGAIN_AFTER_MS = 10 * MINUTE_MS;

/**
 * Writes the mails of views that are due, each once for its period, whichever process is killed meanwhile: that it is written and the
 * mail itself are one transaction. Periods that a service missed are one mail. Before that it ends those of accounts that may not see
 * the view any more.
 */
export async function mailDueViews(services: Services): Promise<void> {
  await services.db.rows(END_UNENTITLED_MAILS, []);
  if (services.mail === null) {
    return;
  }
  const due: DueMail[] = await services.db.rows(DUE_MAILS, [services.clock(), MAILS_PER_ROUND]);
  for (const mail of due) {
    try {
      await mailView(services, mail);
    } catch (error) {
      services.log.warn({ err: error, viewId: mail.viewId }, 'the mail of a view waits for another try');
      const again = new Date(services.clock().getTime() + AGAIN_AFTER_MS);
      await services.db.rows(POSTPONE_VIEW_MAIL, [mail.id, mail.dueAt, again]);
    }
  }
}

async function mailView(services: Services, mail: DueMail): Promise<void> {
  const { id, accountId, role, email, name, dueAt } = mail;
  if (email === null) {
    return;
  }
  const page = viewPageOf(mail.page);
  const words = new URLSearchParams(mail.sentence);
  const valueOf = (word: string): string | null => words.get(word);
  const ctx: AppCtx = { ...services, actor: { accountId, sessionId: 0, role } };
  const figures = await readViewFigures(ctx, { page, valueOf });
  const nowMs = services.clock().getTime();
  const language = languageOfChoice(mail.language ?? 'EN');
  const text = viewMailText(
    {
      ...{ name, page, figures, isDemo: services.isDemo },
      sentence: sentenceWords({ page, valueOf }, language),
      day: civilDayOf(nowMs),
      links: linksOf(services, mail),
    },
    language,
  );
  const nextAt = new Date(nextMailAfter(mail, nowMs));
  await inTransaction(ctx, async (tx) => {
    const noted = await tx.db.rows(NEXT_MAIL, [id, dueAt, nextAt]);
    if (noted.length > 0) {
      await queueMail(tx, { to: email, expiresAt: nextAt, ...text });
    }
  });
}

function linksOf(services: Services, { id, viewId }: DueMail): { page: string; stop: string } | null {
  const { publicUrl } = services;
  return publicUrl === null
    ? null
    : { page: `${publicUrl}${viewPath(viewId)}`, stop: `${publicUrl}/stop-mail#${stopToken(services, id)}` };
}
