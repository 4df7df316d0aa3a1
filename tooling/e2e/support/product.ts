/** Where a running product is, and what opens the world around it. */
export interface ProductAddress {
  readonly url: string;
  readonly sandboxSecret: string;
}

const sandboxSecret = 'the-tests-own-sandbox-secret';
/**
 * Far from 3000, so that a product somebody is using is left alone, and below the ports that systems give to whoever
 * connects: one of those might be taken when it is wanted.
 */
const port = Number(process.env.RIMBA_E2E_PORT ?? 18_211);
const at = (place: number): ProductAddress => ({ url: `http://localhost:${port + place}`, sandboxSecret });

/** The one that is killed. */
export const mortalProduct = at(0);
/** The one whose clock goes years ahead. */
export const livedProduct = at(8);
/** The one whose sources are edited. */
export const developedProduct = at(9);
/** Each worker has one of its own: its tests come one after the other, and no other moves their clock. */
export const productOfWorker = (worker: number) => at(1 + worker);
/** The one of this worker. Playwright counts those that run at once from 0. */
export const product = productOfWorker(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
