import type { ProfileChange } from '@rimba/api-client';
import { indonesianPhone, nationalPhone } from '@rimba/i18n';
import type { User } from '../../data/wire.ts';

export interface ProfileForm {
  name: string;
  /** What follows +62, as typed; empty for none. */
  phone: string;
  publicName: User['publicName'];
}

/** A picture that was chosen, one that is taken away, or nothing about it. */
export type PictureChange = Blob | null | undefined;

export const largestPictureBytes = 5 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const formFromUser = ({ name, phone, publicName }: User): ProfileForm => ({
  name,
  phone: phone === null ? '' : nationalPhone(phone),
  publicName,
});

/** What of the profile is to change. */
export function changeOf(form: ProfileForm, picture: PictureChange): ProfileChange {
  return {
    name: form.name.trim(),
    phone: form.phone.trim() === '' ? '' : (indonesianPhone(form.phone) ?? form.phone),
    publicName: form.publicName,
    ...(picture !== undefined && { profilePicture: picture }),
  };
}

/** Why a file cannot be the picture, as the problem's code says it. */
export type PictureObstacle = 'picture_wrong_type' | 'picture_too_large' | 'picture_unreadable';

/** What speaks against a file before it is opened; the service looks at its content. */
export function pictureObstacle({ size, type }: Pick<File, 'size' | 'type'>): PictureObstacle | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'picture_wrong_type';
  return size > largestPictureBytes ? 'picture_too_large' : undefined;
}
