import { asc } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { partner } from '../database/schema/index.ts';

export function createPartnerRepository(db: Db) {
  return {
    all: () => db.select().from(partner).orderBy(asc(partner.position), asc(partner.id)),
  };
}
