import { join } from 'node:path';
import { chromiumLaunchOptions } from '@rimba/config/chromium';
import { type Consumer, consumerOf } from '@rimba/config/consumer';
import { palettes } from '@rimba/ui/tokens';
import { type Browser, chromium } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let consumer: Consumer;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  consumer = await consumerOf({
    of: 'packages/ui',
    from: 'tooling/bench',
    files: join(import.meta.dirname, 'ui-consumer'),
    libraries: ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'],
  });
  const app = { root: consumer.folder, configFile: false, logLevel: 'error' } as const;
  await build(app);
  server = await preview({ ...app, preview: { port: 0 } });
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await consumer?.remove();
});

/** `#005f3e` as a browser says it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

test('the packed package is typed, and its props are closed', async () => {
  expect(await consumer.run('tsc')).toBe('');
});

test.each(['light', 'dark'] as const)(
  'a page made with it has the colours and the type of %s',
  async (theme) => {
    const page = await browser.newPage({ colorScheme: theme });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const button = page.getByRole('button', { name: 'Simpan' });
    const look = await button.evaluate((element) => {
      const { backgroundColor, minHeight } = getComputedStyle(element);
      return { backgroundColor, minHeight };
    });
    expect(look).toEqual({ backgroundColor: computed(palettes[theme].accent), minHeight: '46px' });
    expect(await page.getByLabel('Nama').getAttribute('aria-invalid')).toBe('true');
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(faces).toEqual(expect.arrayContaining(['Rimba Serif', 'Rimba Sans']));
  },
);

test('the tokens come along for design tools', async () => {
  const read = `import tokens from '@rimba/ui/tokens.json' with { type: 'json' };
    import sets from '@rimba/ui/token-sets.json' with { type: 'json' };
    import dark from '@rimba/ui/figma/dark.json' with { type: 'json' };
    process.stdout.write([
      tokens.color.theme.light.background.$value,
      sets.ramps.color.ramp.paper[100].$value,
      dark.background.$value.hex,
    ].join());`;
  expect(await consumer.run('node', '--input-type=module', '--eval', read)).toBe(
    `{color.ramp.paper.100},${palettes.light.background},${palettes.dark.background}`,
  );
});
