import { chromiumLaunchOptions } from '@rimba/config/chromium';
import { pathTo } from '@rimba/paths';
import { chromium, devices } from 'playwright';
import { median, rounds } from '../measure/rounds.ts';
import { say } from '../measure/say.ts';
import { tellAlone } from '../measure/verdict.ts';
import { startProduct } from '../world/product.ts';
import { signIn } from '../world/sign-in.ts';
import { type Change, changePage, open, pressToPaint, watchPresses } from './watch.ts';

const product = await startProduct();
const browser = await chromium.launch(chromiumLaunchOptions());
const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'id-ID' });
await signIn(context, product);

const list = pathTo('trees', {}, 'id');
const pressed = [
  { name: 'list, a habitat', path: list, control: 'main button[aria-pressed]' },
  { name: 'list, what filters', path: list, control: 'main button:has-text("Filter")' },
  {
    name: 'list, the bookmark of a tree',
    path: list,
    control: 'main button[aria-label^="Simpan ke Wishtree"]',
  },
  {
    name: 'tree, another part',
    path: pathTo('tree', { treeId: 1 }, 'id'),
    control: 'main [role=tab] >> nth=2',
  },
  {
    name: 'home, the bookmark of a tree',
    path: pathTo('home', {}, 'id'),
    control: 'main button[aria-pressed]',
  },
  { name: 'home, the menu', path: pathTo('home', {}, 'id'), control: 'header button[aria-haspopup=dialog]' },
];

/** From a press to the next paint on a processor four times slower, ms. */
async function pressOf({ path, control }: (typeof pressed)[number]): Promise<number> {
  const page = await context.newPage();
  await watchPresses(page);
  await open(page, product.origin + path);
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.locator(control).first().tap();
  const longest = await pressToPaint(page);
  await page.close();
  return longest;
}

/** From the list to a tree and back, once for the code and once measured. */
async function changes(): Promise<Change[]> {
  const page = await context.newPage();
  await open(page, product.origin + list);
  const tree = (place: number) => `main a[href*="${pathTo('trees')}"] >> nth=${place}`;
  const back = `nav a[href$="${pathTo('trees')}"]:visible`;
  await changePage(page, tree(0));
  await changePage(page, back);
  const measured = [await changePage(page, tree(2)), await changePage(page, back)];
  await page.close();
  return measured;
}

const longest = new Map<string, number[]>(pressed.map(({ name }) => [name, []]));
const changed: Change[] = [];
try {
  for (let round = 0; round < rounds; round++) {
    for (const page of pressed) longest.get(page.name)?.push(await pressOf(page));
    changed.push(...(await changes()));
  }
  for (const [name, presses] of longest) {
    tellAlone('ms', { what: `${name}: to the next paint`, ours: median(presses), goal: { atMost: 200 } });
  }
  const middle = (part: keyof Change) => median(changed.map((change) => change[part]));
  tellAlone('ms', { what: 'page to page, feedback', ours: middle('feedback'), goal: { atMost: 100 } });
  tellAlone('ms', { what: 'page to page, content', ours: middle('content'), goal: { atMost: 300 } });
  say(
    `each: ${changed.map(({ feedback, content }) => `${feedback.toFixed(0)}/${content.toFixed(0)}`).join(', ')}`,
  );
} finally {
  await browser.close();
  await product.end();
}
