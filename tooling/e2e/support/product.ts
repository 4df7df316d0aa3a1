import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a running product is, and what opens the world around it. */
export interface ProductAddress {
  readonly url: string;
  readonly sandboxSecret: string;
}

/** Far from 3000, so that a product somebody is using is left alone. */
export const port = Number(process.env.RIMBA_E2E_PORT ?? 38_211);
/** The product that the tests share. */
export const product: ProductAddress = {
  url: `http://localhost:${port}`,
  sandboxSecret: 'the-tests-own-sandbox-secret',
};
/** One folder for the run: the config is read again in every worker. */
export const dataFolder = process.env.RIMBA_E2E_DATA ?? join(tmpdir(), `rimba-e2e-${process.ppid}`);

process.env.RIMBA_E2E_DATA = dataFolder;
