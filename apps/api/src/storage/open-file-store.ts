import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFolderStore, type FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** The bucket that S3_BUCKET names, and otherwise the data folder. */
export const openFileStore = ({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): FileStore =>
  s3 ? createS3Store(s3) : createFolderStore(join(dataFolder, 'files'));
