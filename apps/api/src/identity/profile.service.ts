import type { Database } from '../database/client.ts';
import type { AdopterType, PublicNameChoice, StoredLanguage } from '../database/schema/index.ts';
import { invalidFields, Problem } from '../http/problem.ts';
import { type Adopter, lockAdopter, updateAdopter } from './adopter.repository.ts';
import { nameProblem, tidyName } from './name.rules.ts';
import { phoneProblem, tidyPhone } from './phone.rules.ts';
import type { PictureStore } from './picture.ts';

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

export function createProfileService({
  database: { db },
  pictures,
}: {
  database: Pick<Database, 'db'>;
  pictures: PictureStore;
}) {
  return {
    /** @throws Problem request.validation_error with every wrong field, profile.picture_… */
    async update(id: number, given: ProfileChanges): Promise<Adopter> {
      const { picture, ...rest } = given;
      const changes = tidy(rest);
      // Encoded before the transaction: it takes a while.
      const saved = picture ? await pictures.save(picture) : picture;
      const { before, after } = await db.transaction(async (tx) => {
        const before = await lockAdopter(tx, id);
        if (!before || before.deletedAt) throw new Problem('auth.user_not_found');
        const row = { ...changes, ...(saved === undefined ? {} : { picture: saved }) };
        const after = Object.keys(row).length ? await updateAdopter(tx, id, row) : before;
        return { before, after: after ?? before };
      });
      if (before.picture !== null && before.picture !== after.picture) await pictures.remove(before.picture);
      return after;
    },
  };
}

function tidy({ name, phone, ...choices }: Omit<ProfileChanges, 'picture'>) {
  const tidied = {
    ...choices,
    ...(name === undefined ? {} : { name: tidyName(name) }),
    ...(phone === undefined ? {} : { phone: tidyPhone(phone) || null }),
  };
  const errors = [
    tidied.name === undefined ? undefined : nameProblem(tidied.name),
    tidied.phone ? phoneProblem(tidied.phone) : undefined,
  ].filter((problem) => problem !== undefined);
  if (errors.length) throw invalidFields(errors);
  return tidied;
}
