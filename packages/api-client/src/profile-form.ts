import type { RequestBody } from './schemas.ts';

/** What of a profile is to change. */
export type ProfileChange = Omit<RequestBody<'updateProfile'>, 'profilePicture' | 'removePicture'> & {
  /** JPEG, PNG, WebP or AVIF of up to 5 MB; null takes the picture away. */
  readonly profilePicture?: Blob | null;
};

/** Sent as a form, because a picture is no JSON; the platform then sets the content type itself. */
export function profileForm({ profilePicture, ...texts }: ProfileChange): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) {
    if (value !== undefined) form.set(name, value);
  }
  if (profilePicture === null) form.set('removePicture', 'true');
  else if (profilePicture) form.set('profilePicture', profilePicture);
  return form;
}
