import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Far from 3000, so that a product somebody is using is left alone. */
export const port = 38_211;
export const productUrl = `http://localhost:${port}`;
/** One folder for the run: the config is read again in every worker. */
export const dataFolder = process.env.RIMBA_E2E_DATA ?? join(tmpdir(), `rimba-e2e-${process.ppid}`);
export const sandboxSecret = 'the-tests-own-sandbox-secret';

process.env.RIMBA_E2E_DATA = dataFolder;
