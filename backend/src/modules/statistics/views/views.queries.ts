import type { LanguageChoice } from '@wakafine/domain/people/languages';
import type { Role } from '@wakafine/domain/people/roles';
import type { MailRhythm } from '@wakafine/domain/views/mail-rhythm';
import { statement } from '../../../platform/db/statement';
import type { RowOf } from '../../../platform/db/statement';
import { roleIs } from '../../identity/accounts/role-sql';

const VIEW = `SELECT view.id, view.name, view.page, view.sentence, view.is_shared AS "isShared", view.created_at AS "createdAt",
    view.changed_at AS "changedAt", (SELECT username FROM account WHERE id = view.owner_id) AS owner, view.owner_id = $1 AS "isOwn", mail.rhythm, mail.weekday,
    mail.due_at AS "dueAt"
  FROM saved_view view
    LEFT JOIN view_subscription mail ON mail.view_id = view.id AND mail.account_id = $1`;
const NOT_NULL = { notNull: ['isOwn', 'owner'] };

/** Views that somebody may open, own ones first, by their names. $1 account, $2 how many. */
export const SAVED_VIEWS = statement(
  'views.list',
  `${VIEW} WHERE view.owner_id = $1 OR view.is_shared
         ORDER BY (view.owner_id = $1) DESC, lower(view.name), view.id LIMIT $2`,
  NOT_NULL,
);

/** A view that somebody may open. $1 account, $2 view. */
export const VIEW_BY_ID = statement(
  'views.by-id',
  `${VIEW} WHERE view.id = $2 AND (view.owner_id = $1 OR view.is_shared)`,
  NOT_NULL,
);

/** A view with its mail to the one who asks. */
export type ViewRow = RowOf<'views.by-id'>;

/** Holds an account while a view of it is stored. $1 account. */
export const LOCK_OWNER = statement(
  'views.lock-owner',
  'SELECT email FROM account WHERE id = $1 FOR NO KEY UPDATE',
);

/** Number of views of an account. $1 account. */
export const COUNT_VIEWS = statement(
  'views.count',
  'SELECT count(*)::int AS count FROM saved_view WHERE owner_id = $1',
  { notNull: ['count'] },
);

/** A view that a person has stored under an id of their own. $1 account, $2 client's id. */
export const STORED_BEFORE = statement(
  'views.stored-before',
  `SELECT id, content_hash AS "contentHash" FROM saved_view WHERE owner_id = $1 AND client_id = $2`,
);

/** Stores a view. $1 account, $2 name, $3 page, $4 sentence, $5 whether it is shared, $6 now, $7 client's id, $8 hash of the content. */
export const INSERT_VIEW = statement(
  'views.insert',
  `INSERT INTO saved_view (owner_id, name, page, sentence, is_shared, created_at, changed_at, client_id, content_hash)
         VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8) RETURNING id`,
);

/** Changes a view. $1 account, $2 view, $3 name, $4 sentence, $5 whether it is shared, $6 now. */
export const UPDATE_VIEW = statement(
  'views.update',
  `UPDATE saved_view SET name = $3, sentence = $4, is_shared = $5, changed_at = $6 WHERE owner_id = $1 AND id = $2 RETURNING id`,
);

/** Ends the mails of a view to others than its owner. $1 account of the owner, $2 view. */
export const END_MAILS_TO_OTHERS = statement(
  'views.end-mails-to-others',
  'DELETE FROM view_subscription WHERE view_id = $2 AND account_id <> $1 RETURNING id',
);

/** Deletes a view with its mails. $1 account, $2 view. */
export const DELETE_VIEW = statement(
  'views.delete',
  'DELETE FROM saved_view WHERE owner_id = $1 AND id = $2 RETURNING name',
);

/** Address of an account for mails. $1 account. */
export const MAIL_ADDRESS = statement('views.mail-address', 'SELECT email FROM account WHERE id = $1');

/** Number of views that come to an account by mail. $1 account, $2 but for this view. */
export const COUNT_MAILS = statement(
  'views.count-mails',
  'SELECT count(*)::int AS count FROM view_subscription WHERE account_id = $1 AND view_id <> $2',
  { notNull: ['count'] },
);

/** Has a view come by mail, in place of an earlier rhythm. $1 account, $2 view, $3 rhythm, $4 weekday, $5 now, $6 when it is due, $7 language. */
export const STORE_MAIL = statement(
  'views.store-mail',
  `INSERT INTO view_subscription (account_id, view_id, rhythm, weekday, created_at, due_at, try_at, language)
         VALUES ($1, $2, $3, $4, $5, $6, $6, $7)
         ON CONFLICT (view_id, account_id) DO UPDATE
           SET rhythm = excluded.rhythm, weekday = excluded.weekday, due_at = excluded.due_at, try_at = excluded.try_at,
             language = excluded.language`,
);

/** Ends the mails of a view to an account. $1 account, $2 view. */
export const END_MAIL = statement(
  'views.end-mail',
  'DELETE FROM view_subscription WHERE account_id = $1 AND view_id = $2 RETURNING id',
);

/** Ends mails by their own id. $1 subscription. */
export const END_MAIL_BY_ID = statement(
  'views.end-mail-by-id',
  `DELETE FROM view_subscription mail USING account WHERE mail.id = $1 AND account.id = mail.account_id
         RETURNING mail.view_id AS "viewId", mail.account_id AS "accountId", account.role`,
);

/** Ends mails to those who may not see the view any more, or have no address. */
export const END_UNENTITLED_MAILS = statement(
  'views.end-unentitled-mails',
  `DELETE FROM view_subscription mail
         WHERE NOT (SELECT NOT is_suspended AND email IS NOT NULL
               AND ${roleIs('role', ({ permissions }) => permissions.includes('canViewDashboard'))}
             FROM account WHERE id = mail.account_id)
           OR NOT (SELECT is_shared OR owner_id = mail.account_id FROM saved_view WHERE id = mail.view_id)
         RETURNING mail.id`,
);

/** Mails that are due. $1 now, $2 at most. */
export const DUE_MAILS = statement(
  'views.due-mails',
  `SELECT mail.id, mail.account_id AS "accountId", mail.rhythm, mail.weekday, mail.due_at AS "dueAt", account.email, account.role,
           view.id AS "viewId", view.name, view.page, view.sentence,
           coalesce(mail.language, settings.language) AS language
         FROM view_subscription mail JOIN account ON account.id = mail.account_id JOIN saved_view view ON view.id = mail.view_id
           LEFT JOIN personal_settings settings ON settings.account_id = mail.account_id
         WHERE mail.try_at <= $1 ORDER BY mail.try_at LIMIT $2`,
);

/** A mail that is due, with its view and its reader. */
export interface DueMail extends RowOf<'views.due-mails'> {
  readonly role: Role;
  readonly rhythm: MailRhythm;
  readonly language: LanguageChoice | null;
}

/** Notes that a mail is written; no row where another process has, or it has ended. $1 subscription, $2 when it was due, $3 when the next one is. */
export const NEXT_MAIL = statement(
  'views.next-mail',
  'UPDATE view_subscription SET due_at = $3, try_at = $3 WHERE id = $1 AND due_at = $2 RETURNING id',
);

/** Tries a mail again later. $1 subscription, $2 when it was due, $3 when. */
export const POSTPONE_VIEW_MAIL = statement(
  'views.postpone-mail',
  'UPDATE view_subscription SET try_at = $3 WHERE id = $1 AND due_at = $2',
);
