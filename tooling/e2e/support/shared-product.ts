import { product } from './product.ts';
import { createProduct } from './running-product.ts';

/** Starts the product that the tests share; the answer ends it and leaves nothing behind. */
export default async function startSharedProduct(): Promise<() => Promise<void>> {
  const shared = await createProduct(product);
  await shared.start();
  return () => shared.close();
}
