import { MAIL_RHYTHMS } from '@wakafine/domain/views/mail-rhythm';
import { viewPageOf } from '@wakafine/domain/views/saved-views';
import type { SavedViewList as ListData } from './read-views';
import type { SavedView, SavedViewList, ViewMail } from './view.type';
import type { ViewRow } from './views.queries';

/** A view over GraphQL. */
export function presentView(row: ViewRow): SavedView {
  const { name, sentence, isShared, isOwn, owner, createdAt, changedAt } = row;
  return {
    id: String(row.id),
    ...{ name, sentence, isShared, isOwn, owner, createdAt, changedAt },
    page: viewPageOf(row.page),
    mail: presentMail(row),
  };
}

/** The views that somebody may open, over GraphQL. */
export function presentViewList({ views, isMailPossible, mailAddress }: ListData): SavedViewList {
  return { views: views.map(presentView), isMailPossible, mailAddress };
}

function presentMail({ rhythm: stored, weekday, dueAt }: ViewRow): ViewMail | null {
  const rhythm = MAIL_RHYTHMS.find((known) => known === stored);
  return rhythm === undefined || dueAt === null
    ? null
    : { rhythm, weekday: rhythm === 'WEEKLY' ? weekday : null, dueAt };
}
