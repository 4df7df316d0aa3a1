import type { PictureStore } from '../picture/index.ts';
import type { Adopter } from './adopter.repository.ts';
import type { User } from './adopter.schemas.ts';

/** The adopter as sent to the adopter. */
export const toUser = (adopter: Adopter, pictures: Pick<PictureStore, 'url'>): User => ({
  id: adopter.id,
  name: adopter.name,
  email: adopter.email ?? '',
  phone: adopter.phone,
  profilePicture: adopter.picture === null ? null : pictures.url(adopter.picture),
  emailVerifiedAt: adopter.emailVerifiedAt?.toISOString() ?? null,
  publicName: adopter.publicName,
  adopterType: adopter.adopterType,
  language: adopter.language,
  hasPassword: adopter.passwordHash !== null,
  createdAt: adopter.createdAt.toISOString(),
});
