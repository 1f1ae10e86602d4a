import { AppError } from '../../../platform/errors';
import type { Photo } from '../../../platform/photos/photos';
import type { AppCtx } from '../accounts/actor';
import { requireSignedIn } from '../accounts/actor';
import { PHOTO } from './profile.queries';

/**
 * The actor's own photo.
 * @throws UNAUTHENTICATED, NOT_FOUND where there is none
 */
export async function getPhoto(ctx: AppCtx): Promise<Photo> {
  const [photo]: Photo[] = await ctx.db.rows(PHOTO, [requireSignedIn(ctx).accountId]);
  if (photo === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return photo;
}
