import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headlessLaunchOptions } from '@rimba/config/chromium';
import { pathTo } from '@rimba/paths';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { startChild } from '../measure/child.ts';
import { interleaved, median } from '../measure/rounds.ts';
import { say } from '../measure/say.ts';
import { tell, tellAlone } from '../measure/verdict.ts';
import { startProduct } from '../world/product.ts';
import { signIn } from '../world/sign-in.ts';
import { lineOf, type PageReport, reportOf } from './page-report.ts';

const bare = await startChild('bare.ts', {});
const product = await startProduct();
const profiles = await mkdtemp(join(tmpdir(), 'rimba-lighthouse-'));

/**
 * A page is measured in a browser that has shown nothing else, as Lighthouse's own command does it: with a page's scripts
 * still in memory its counting of used code goes through all of them, and that quarter of a second would be the next
 * page's.
 */
async function measured(url: string, signedIn: boolean): Promise<PageReport> {
  const port = await getPort();
  const { args, ...options } = headlessLaunchOptions();
  const context = await chromium.launchPersistentContext(join(profiles, String(port)), {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (signedIn) await signIn(context, product);
    return await reportOf(url, port);
  } finally {
    await context.close();
  }
}

const trees = await fetch(`${product.origin}/api/v1/tree?limit=1`).then((answer) => answer.json());
const membersGoal = { largestPaint: 2.5, performance: 0.95, blocked: 150 };
/** R4 and the pages of the goals; of a largest paint, how many times R4 it may take. */
const pages = [
  { name: 'R4', url: `${bare.origin}/page.html`, signedIn: false },
  {
    name: 'public home',
    url: product.origin + pathTo('home', {}, 'id'),
    signedIn: false,
    goal: { largestPaint: 2, performance: 0.99, blocked: 50 },
  },
  { name: 'trees list', url: product.origin + pathTo('trees', {}, 'id'), signedIn: true, goal: membersGoal },
  {
    name: 'tree detail',
    url: product.origin + pathTo('tree', { treeId: trees.data[0].id }, 'id'),
    signedIn: true,
    goal: membersGoal,
  },
];
const reports = new Map<string, PageReport[]>(pages.map(({ name }) => [name, []]));
const middle = (name: string, part: 'performance' | 'blocked' | 'ownBlocked') =>
  median((reports.get(name) ?? []).map((report) => report[part]));
try {
  const largestPaint = await interleaved(
    pages.map(({ name, url, signedIn }) => ({
      name,
      measure: async () => {
        const report = await measured(url, signedIn);
        reports.get(name)?.push(report);
        // Each as it comes: a round of Lighthouse is long.
        say(`${name.padEnd(12)} ${lineOf(report)}`);
        return report.largestPaint;
      },
    })),
  );
  for (const { name, goal } of pages) {
    if (goal === undefined) continue;
    tell('ms', {
      what: `${name}, largest paint`,
      ours: largestPaint(name),
      against: 'R4',
      theirs: largestPaint('R4'),
      goal: { atMost: goal.largestPaint },
    });
    tellAlone('', {
      what: `${name}, performance`,
      ours: middle(name, 'performance'),
      goal: { atLeast: goal.performance },
    });
    tellAlone('ms', {
      what: `${name}, blocked`,
      ours: middle(name, 'blocked'),
      goal: { atMost: goal.blocked },
    });
    tellAlone('ms', {
      what: `${name}, blocked by its own work`,
      ours: middle(name, 'ownBlocked'),
      goal: { atMost: goal.blocked },
    });
  }
} finally {
  await product.end();
  await bare.end();
  await rm(profiles, { recursive: true, force: true });
}
