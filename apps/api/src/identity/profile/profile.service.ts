import type { Database } from '../../database/client.ts';
import type { AdopterType, PublicNameChoice, StoredLanguage } from '../../database/schema/index.ts';
import type { Finding, Sound } from '../../http/body-rules.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import {
  type Adopter,
  findAdopter,
  lockAdopter,
  nameProblem,
  phoneProblem,
  tidyName,
  tidyPhone,
  updateAdopter,
} from '../adopter/index.ts';
import type { PictureRemoval, PictureStore } from '../picture/index.ts';

export type ProfileChanges = {
  name?: string;
  /** Empty to remove it. */
  phone?: string;
  language?: StoredLanguage;
  publicName?: PublicNameChoice;
  adopterType?: AdopterType;
  /** A new picture, or null to remove it. */
  picture?: Buffer | null;
};

export type ProfileService = ReturnType<typeof createProfileService>;

export function createProfileService({
  database: { db },
  pictures,
  pictureRemoval,
  limits,
}: {
  database: Pick<Database, 'db'>;
  limits: Limits;
  pictures: Pick<PictureStore, 'save'>;
  pictureRemoval: PictureRemoval;
}) {
  /** Pictures cost much: they are for who has proven an address, and so many an hour. */
  async function mayUpload(id: number): Promise<void> {
    const found = await findAdopter(db, id);
    if (!found?.emailVerifiedAt) throw new Problem('auth.email_not_verified');
    await limits.take(limit.picture, String(id));
  }

  return {
    /**
     * @throws Problem request.validation_error with every wrong field, auth.email_not_verified, request.too_many,
     * profile.picture_…
     */
    async update(id: number, given: ProfileChanges): Promise<Adopter> {
      refuseWrong(wrongInProfile(given));
      const { picture, ...rest } = given;
      const changes = tidy(rest);
      if (picture) await mayUpload(id);
      // Encoded before the transaction: it takes a while.
      const saved = picture ? await pictures.save(picture) : picture;
      const { removed, after } = await db.transaction(async (tx) => {
        const before = await lockAdopter(tx, id);
        if (!before || before.deletedAt) throw new Problem('auth.user_not_found');
        const row = { ...changes, ...(saved === undefined ? {} : { picture: saved }) };
        const after = (Object.keys(row).length && (await updateAdopter(tx, id, row))) || before;
        const removed = before.picture === after.picture ? null : before.picture;
        if (removed !== null) await pictureRemoval.queue(tx, removed);
        return { removed, after };
      });
      if (removed !== null) await pictureRemoval.now(removed);
      return after;
    },
  };
}

const tidy = ({ name, phone, ...choices }: Omit<ProfileChanges, 'picture'>) => ({
  ...choices,
  ...(name === undefined ? {} : { name: tidyName(name) }),
  ...(phone === undefined ? {} : { phone: tidyPhone(phone) || null }),
});

export const wrongInProfile = ({
  name,
  phone = '',
}: Sound<Pick<ProfileChanges, 'name' | 'phone'>>): Finding[] => [
  name === undefined ? undefined : nameProblem(tidyName(name)),
  tidyPhone(phone) ? phoneProblem(tidyPhone(phone)) : undefined,
];
