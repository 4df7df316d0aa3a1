/** Caches of what an adopter has read begin with this, and go on with whose they are. */
export const keptPrefix = 'rimba-kept-';

/** Removes what this browser keeps to be read without a network, whoever's it is. */
export async function forgetKept(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(keptPrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
