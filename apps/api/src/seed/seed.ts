import { wibDate } from '../clock/wib.ts';
import { beginLongWork } from '../database/long-work.ts';
import { annualReport, financialEntry, partner, species } from '../database/schema/index.ts';
import { writeSetting } from '../database/settings.ts';
import type { Services } from '../services.ts';
import { batches } from './batches.ts';
import { grantAdoptions } from './grant-adoptions.ts';
import { plantForest } from './plant-forest.ts';
import { createRandom } from './random.ts';
import { seedAnnualReports, seedFinancialEntries, seedPartners } from './reports.ts';
import { seedSpending } from './spending.ts';

const lock = 7_204_914;
/** Any other word gives another forest. */
const seed = 'rimba';

/**
 * Fills an empty database with an illustrative forest: five communities, 2,000 trees with their surveys,
 * adopters and their terms, two years of books. All of it in one transaction, so a start that is killed leaves
 * nothing half; a database that has species is left as it is.
 * @param onPlant told before it is filled
 * @returns whether it was filled
 */
export async function seedDemoData(
  services: Pick<Services, 'database' | 'clock' | 'gateway' | 'adoption'>,
  onPlant = () => {},
): Promise<boolean> {
  const { database, clock } = services;
  return database.db.transaction(async (tx) => {
    // Replicas that start together wait for the one that plants, however slow the machine.
    await beginLongWork(tx, lock);
    if (await tx.$count(species)) return false;
    onPlant();
    const now = clock.now();
    const random = createRandom(seed);
    const trees = await plantForest(tx, now, random);
    await grantAdoptions(tx, trees, services, now, random);
    await seedSpending(tx, now);
    await tx.insert(partner).values(seedPartners);
    const today = wibDate(now);
    for (const batch of batches(seedFinancialEntries(today))) await tx.insert(financialEntry).values(batch);
    const reports = seedAnnualReports(today);
    if (reports.length) await tx.insert(annualReport).values(reports);
    await writeSetting(tx, 'demo_data', { seededAt: now.toISOString() });
    return true;
  });
}
