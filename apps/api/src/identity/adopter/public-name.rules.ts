import { publicName as shown } from '@rimba/i18n/public-name';
import type { PublicNameChoice } from '../../database/schema/index.ts';

/** What others see of an adopter, by their own choice; a deleted one is nobody in particular. */
export const publicName = (adopter: {
  name: string;
  publicName: PublicNameChoice;
  deletedAt?: Date | null;
}): string => shown(adopter.name, adopter.deletedAt ? 'hidden' : adopter.publicName);
