import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../platform/context/context';
import { parseId } from '../../../platform/db/pagination';

type TokenCtx = Pick<Services, 'sessionTokens'>;

/** The secret in each mail of a subscription, by which anyone who reads it can end them; stored nowhere. */
export function stopToken({ sessionTokens }: TokenCtx, subscriptionId: number): string {
  return `${subscriptionId}.${sessionTokens.mark(subjectOf(subscriptionId)).toString('base64url')}`;
}

/** The subscription of a token; null for a token that the service has not made. */
export function subscriptionOf({ sessionTokens }: TokenCtx, token: string): number | null {
  const [idText = '', given = ''] = token.split('.');
  const id = parseId(idText);
  const bytes = Buffer.from(given, 'base64url');
  const isOurs =
    id !== null &&
    sessionTokens
      .marks(subjectOf(id))
      .some((mark) => mark.byteLength === bytes.byteLength && timingSafeEqual(mark, bytes));
  return isOurs ? id : null;
}

/** No token of a session looks like it. */
function subjectOf(subscriptionId: number): string {
  return `stop mails of view subscription ${subscriptionId}`;
}
