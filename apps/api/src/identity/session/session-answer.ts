import { success } from '../../http/envelope.ts';
import { toUser } from '../adopter/index.ts';
import type { PictureStore } from '../picture/index.ts';
import type { OpenSession } from './session.service.ts';

/** What signing in, however it was done, is answered with. */
export const sessionAnswer =
  (pictures: PictureStore) =>
  ({ accessToken, refreshToken, accessTokenExpiredAt, adopter }: OpenSession) =>
    success({ accessToken, refreshToken, accessTokenExpiredAt, user: toUser(adopter, pictures) });
