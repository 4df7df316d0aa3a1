/** Gives newly accepted pictures of sheets and screens a palette, which a comparison does not see and the repository does. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const repository = join(import.meta.dirname, '../../..');
const accepted = '{packages/ui/src/sheets,tooling/reference/src/screens}/accepted/*.png';

for (const name of globSync(accepted, { cwd: repository })) {
  const file = join(repository, name);
  const picture = await readFile(file);
  const { isPalette } = await sharp(picture).metadata();
  if (isPalette) continue;
  await writeFile(
    file,
    await sharp(picture)
      .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer(),
  );
}
