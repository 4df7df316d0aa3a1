import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { treeCode } from '@rimba/paths/tree-code';
import { noteName, type Photo, UnreadablePhoto } from '../../forest/photo/index.ts';
import { treeParts } from '../../forest/vocabulary/index.ts';
import type { Services } from '../../services.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';

type WithoutContent<P> = P extends Photo ? Omit<P, 'content'> : never;
type Named = WithoutContent<Photo> & { file: string };
type Tally = { added: number; known: number; left: number };

/** Megabytes of one picture as it comes from a camera. */
const largest = 30;
const pattern = new RegExp(
  `^(?:(?<code>${treeCode})-(?<part>${treeParts.join('|')})|(?<community>[a-z\\d-]+)-news-(?<day>\\d{4}-\\d{2}-\\d{2})|(?<slug>[a-z\\d-]+)-photo)-(?<number>\\d{1,3})\\.(jpe?g|png|webp|avif)$`,
  'i',
);

/** What some phones keep pictures in, and few others read. */
const phoneOnly = /\.hei[cf]$/i;

/**
 * What a file of the field says by its name: KB-AU-2024-000123-leaf-1.jpg, lphd-gambut-jaya-photo-1.jpg, and for the
 * first note of a day lphd-gambut-jaya-news-2026-11-18-1.jpg.
 */
export function photoName(file: string): Named | undefined {
  const { code, part: named, slug, community, day, number: digits } = pattern.exec(file)?.groups ?? {};
  const number = Number(digits);
  if (community !== undefined && day !== undefined) {
    return { file, of: 'news', name: noteName({ slug: community.toLowerCase(), day, number }), number };
  }
  if (slug !== undefined) return { file, of: 'community', name: slug.toLowerCase(), number };
  const part = treeParts.find((one) => one === named?.toLowerCase());
  return code === undefined || part === undefined
    ? undefined
    : { file, of: 'tree', name: code.toUpperCase(), part, number };
}

export const addPhotos: AddCommands = (program, { terminal, pathOf, withProduct, finish }) => {
  const { t, say } = terminal;
  const family = program.command('photos').description(t('help.photos.about'));
  family
    .command('add <folder>')
    .description(t('help.photos.add'))
    .option('--dry-run', t('help.photos.dryRun'))
    .action(async (given: string, { dryRun = false }: { dryRun?: boolean }) => {
      const folder = pathOf(given);
      const entries = await readdir(folder, { withFileTypes: true }).catch((cause) => {
        throw new CommandError(t('photos.noFolder', { folder: given }), exitCode.wrongUsage, { cause });
      });
      const files = entries.flatMap((entry) =>
        entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [],
      );
      const tally = await withProduct(({ forest }) => addAll(forest, terminal, folder, files.sort(), dryRun));
      say(t(dryRun ? 'photos.dryRun' : 'photos.done', tally));
      finish(tally.left ? exitCode.problems : exitCode.done);
    });
};

async function addAll(
  { photos }: Services['forest'],
  { t, complain, progress }: Terminal,
  folder: string,
  files: readonly string[],
  dryRun: boolean,
): Promise<Tally> {
  const tally: Tally = { added: 0, known: 0, left: 0 };
  const leave = (file: string, why: string) => {
    tally.left += 1;
    complain(t('photos.fault', { file, why }));
  };
  const named = files.map((file) => ({ file, photo: photoName(file) }));
  const owners = await photos.known(named.flatMap(({ photo }) => (photo ? [photo] : [])));
  const placed = new Map<string, string>();
  for (const [index, { file, photo }] of named.entries()) {
    const ownerId = photo && owners.get(photo.name);
    const path = join(folder, file);
    const place = photo && [photo.name, photo.of === 'tree' && photo.part, photo.number].join(' ');
    const first = place === undefined ? undefined : placed.get(place);
    if (place !== undefined && first === undefined) placed.set(place, file);
    if (phoneOnly.test(file)) leave(file, t('photos.phoneOnly'));
    else if (!photo) leave(file, t('photos.name'));
    else if (first !== undefined) leave(file, t('photos.repeated', { file: first }));
    else if (ownerId === undefined) leave(file, t(`photos.${photo.of}`));
    else if ((await stat(path)).size > largest * 1024 * 1024)
      leave(file, t('photos.size', { most: largest }));
    else {
      try {
        tally[await photos.add(ownerId, { ...photo, content: await readFile(path) }, { dryRun })] += 1;
      } catch (error) {
        if (!(error instanceof UnreadablePhoto)) throw error;
        leave(file, t('photos.unreadable'));
      }
    }
    progress(index + 1, named.length);
  }
  return tally;
}
