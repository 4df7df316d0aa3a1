import type { Db } from '../../database/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { PictureStore } from './picture-store.ts';

const removePicture = 'remove-picture';

export type PictureRemoval = ReturnType<typeof createPictureRemoval>;

/** Takes away pictures that nobody shows any more, also when the storage is away just then. */
export function createPictureRemoval({
  jobs,
  pictures,
}: {
  jobs: Jobs;
  pictures: Pick<PictureStore, 'remove'>;
}) {
  jobs.define(removePicture, ({ name }) => pictures.remove(String(name)));
  return {
    /** Sees to it, in the transaction after which no row names the picture. */
    queue: (tx: Db, name: string): Promise<void> => jobs.send(tx, removePicture, { name }),
    /** Once that is committed: at once where it can be, and what follows waits for no storage that is away. */
    now: (name: string): Promise<void> => pictures.remove(name).catch(() => {}),
  };
}
