import { AppError } from '../../../platform/errors';
import type { Photo } from '../../../platform/photos/photos';
import { PHOTO } from './profile.queries';
import { act } from '../acts/act';
import { signedIn } from '../acts/rules';

/**
 * The actor's own photo.
 * @throws UNAUTHENTICATED, NOT_FOUND where there is none
 */
export const getPhoto = act(
  { may: signedIn, seen: { owner: 'yes', anyone: 'NOT_FOUND' } },
  async (ctx): Promise<Photo> => {
    const [photo]: Photo[] = await ctx.db.rows(PHOTO, [ctx.actor.accountId]);
    if (photo === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return photo;
  },
);
