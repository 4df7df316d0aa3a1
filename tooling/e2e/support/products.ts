import type { FullConfig } from '@playwright/test';
import { productOfWorker } from './product.ts';
import { createProduct } from './running-product.ts';

/** Starts a product for each worker; the answer ends them and leaves nothing behind. */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products = await Promise.all(
    Array.from({ length: workers }, (_, worker) => createProduct(productOfWorker(worker))),
  );
  const close = async () => void (await Promise.all(products.map((product) => product.close())));
  try {
    await Promise.all(products.map((product) => product.start()));
  } catch (failure) {
    await close();
    throw failure;
  }
  return close;
}
