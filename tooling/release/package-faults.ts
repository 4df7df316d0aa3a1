import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';

const older = /^node(10|16-cjs)$/;

/**
 * What those who install a tarball would stumble over: entries that lead nowhere, types that are missing or say another
 * thing than the code. A package that names a `main` is for all who import or require; another is modules alone, which
 * Node 20.19 and later also requires, and older resolutions are not asked. Style sheets have no types.
 */
export async function packageFaults(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages } = await publint({ pack: { tarball: bytes.buffer } });
  const entries = messages
    .filter(({ type }) => type !== 'suggestion')
    .map(({ code, path }) => `${code} at ${path.join('.')}`);
  const contents = createPackageFromTarballData(bytes);
  const { main } = JSON.parse(contents.readFile(`/node_modules/${contents.packageName}/package.json`));
  const checked = await checkPackage(contents);
  if (!('problems' in checked)) return [...entries, 'it has no types'];
  const types = checked.problems
    .filter((problem) => main || !('resolutionKind' in problem && older.test(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
  return [...entries, ...types];
}
