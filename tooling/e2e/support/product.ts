/** Where a running product is, and what opens the world around it. */
export interface ProductAddress {
  readonly url: string;
  readonly sandboxSecret: string;
}

const sandboxSecret = 'the-tests-own-sandbox-secret';
/** Far from 3000, so that a product somebody is using is left alone. */
const port = Number(process.env.RIMBA_E2E_PORT ?? 38_211);

/** The product that the tests share. */
export const product: ProductAddress = { url: `http://localhost:${port}`, sandboxSecret };
/** The one that is killed. */
export const mortalProduct: ProductAddress = { url: `http://localhost:${port + 1}`, sandboxSecret };
