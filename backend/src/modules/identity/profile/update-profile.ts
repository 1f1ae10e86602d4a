import { AppError } from '../../../platform/errors';
import { cleanBase64Photo } from '../../../platform/photos/photos';
import type { Photo } from '../../../platform/photos/photos';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Account } from '../accounts/account.entity';
import { presentProfile } from '../accounts/account.presenter';
import type { AppCtx } from '../accounts/actor';
import { requireOwnAccount } from '../accounts/own-account';
import { STORE_PHOTO, LOCK_PROFILE, UPDATE_PROFILE } from './profile.queries';
import { ProfilePhoto } from './profile-photo.entity';
import { act } from '../acts/act';
import { signedIn } from '../acts/rules';

/** Changes to a profile: members left out stay, null and empty texts remove. */
export interface UpdateProfile {
  /** The version that the change is based on. */
  readonly version: number;
  readonly fullName?: string | null;
  readonly email?: string | null;
  readonly driverLicense?: string | null;
  readonly emergencyContact?: { readonly name?: string | null; readonly phone: string } | null;
  /** Base64 of a JPEG, PNG or WebP file. */
  readonly photo?: string | null;
}

/** Path of the signed-in person's photo. */
const PHOTO_PATH = '/api/me/photo';

/**
 * Changes the actor's profile, based on the version that they saw: of two phones, the second gets what the first has
 * written. Texts are stored as typed but for white space around them; a photo is stored without its metadata.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT (photo), CONFLICT with `current` for another version
 */
export const updateProfile = act({ may: signedIn }, async (ctx, input: UpdateProfile): Promise<Account> => {
  const { accountId } = ctx.actor;
  const asked = trimmed(input);
  if (typeof asked.photo === 'string') {
    ctx.disk.reserveForFixes();
  }
  const photo = typeof asked.photo === 'string' ? await cleanBase64Photo(asked.photo) : asked.photo;
  return inTransaction(ctx, async (changing) => {
    await changing.db.rows(LOCK_PROFILE, [accountId]);
    const before = await requireOwnAccount(changing);
    if (before.profileVersion !== asked.version) {
      throw new AppError('CONFLICT', {
        sentence: 'Your profile was changed elsewhere.',
        details: { current: { ...presentProfile(before) } },
      });
    }
    await savePhoto(changing, accountId, photo);
    await changing.db.rows(UPDATE_PROFILE, [accountId, ...after(before, asked, photo)]);
    return requireOwnAccount(changing);
  });
});

/** The columns of the profile as they are to be. */
function after(before: Account, asked: UpdateProfile, photo: Photo | null | undefined) {
  const { fullName, email, driverLicense, emergencyContact } = asked;
  const contact =
    emergencyContact === undefined
      ? { name: before.emergencyName, phone: before.emergencyPhone }
      : emergencyContact;
  const photoUrl = photo && `${PHOTO_PATH}?v=${before.profileVersion + 1}`;
  return [
    fullName === undefined ? before.fullName : fullName || null,
    email === undefined ? before.email : email || null,
    driverLicense === undefined ? before.driverLicense : driverLicense || null,
    contact?.name || null,
    contact?.phone || null,
    photoUrl === undefined ? before.profileImage : photoUrl,
  ] as const;
}

async function savePhoto({ db }: AppCtx, accountId: number, photo: Photo | null | undefined): Promise<void> {
  if (photo === null) {
    await db.entities.delete(ProfilePhoto, { accountId });
  } else if (photo !== undefined) {
    await db.rows(STORE_PHOTO, [accountId, photo.mimeType, photo.bytes]);
  }
}

function trimmed(input: UpdateProfile): UpdateProfile {
  const { fullName, email, driverLicense, emergencyContact: contact } = input;
  return {
    ...input,
    fullName: fullName?.trim() ?? fullName,
    email: email?.trim() ?? email,
    driverLicense: driverLicense?.trim() ?? driverLicense,
    emergencyContact: contact && { name: contact.name?.trim() ?? null, phone: contact.phone.trim() },
  };
}
