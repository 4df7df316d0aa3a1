import { success } from '../http/envelope.ts';
import type { PictureStore } from './picture.ts';
import type { OpenSession } from './session.service.ts';
import { toUser } from './user.ts';

/** What signing in, however it was done, is answered with. */
export const sessionAnswer =
  (pictures: PictureStore) =>
  ({ accessToken, refreshToken, accessTokenExpiredAt, adopter }: OpenSession) =>
    success({ accessToken, refreshToken, accessTokenExpiredAt, user: toUser(adopter, pictures) });
