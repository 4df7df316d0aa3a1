import { utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const config = `
import { stylePlugins } from '@rimba/config/vite';
export default { plugins: [...stylePlugins()] };
`;
const styleOf = (color: string) => `
import { style } from '@vanilla-extract/css';
export const word = style({ color: '${color}' });
`;

/** Watchers take a file for unchanged that is as old as before and was read since. */
function writeUnnoticed(path: string, content: string) {
  writeFileSync(path, content);
  utimesSync(path, 2_000_000, 1_000_000);
}

test('a browser that asks for a changed style at once gets it', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'rimba-style-')));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const style = join(root, 'word.css.ts');
  await writeFile(join(root, 'package.json'), '{"name":"words","type":"module"}');
  await writeFile(join(root, 'vite.config.ts'), config);
  writeUnnoticed(style, styleOf('red'));
  await symlink(join(import.meta.dirname, '..', '..', 'node_modules'), join(root, 'node_modules'));
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => vite.close());
  const { client } = vite.environments;
  const sheet = async () => (await client.transformRequest('/word.css.ts.vanilla.css'))?.code;
  await client.transformRequest('/word.css.ts');
  expect(await sheet()).toContain('color: red');

  async function change(color: string) {
    const told = new Promise<void>((resolve) => {
      client.hot.send = () => resolve();
    });
    writeUnnoticed(style, styleOf(color));
    // The first of several watchers that notices may be this one, whose word has the browser ask again.
    vite.watcher.emit('change', style);
    await told;
  }

  await change('green');
  await client.transformRequest('/word.css.ts');
  expect(await sheet()).toContain('color: green');

  // Who gathers a page's styles asks for the sheet alone.
  await change('blue');
  expect(await sheet()).toContain('color: blue');
  // Vite opens its servers in some seconds where others build beside it.
});
