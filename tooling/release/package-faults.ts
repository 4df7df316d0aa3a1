import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';

/**
 * What those who install a tarball would stumble over: entries that lead nowhere, types that are missing or say another
 * thing than the code. Both packages are modules, which Node 20.19 and later also requires; older resolutions know no
 * entries, and are not asked. Style sheets have no types.
 */
export async function packageFaults(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages } = await publint({ pack: { tarball: bytes.buffer } });
  const entries = messages
    .filter(({ type }) => type !== 'suggestion')
    .map(({ code, path }) => `${code} at ${path.join('.')}`);
  const checked = await checkPackage(createPackageFromTarballData(bytes));
  if (!('problems' in checked)) return [...entries, 'it has no types'];
  const types = checked.problems
    .filter((problem) => !('resolutionKind' in problem && /^node(10|16-cjs)$/.test(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
  return [...entries, ...types];
}
