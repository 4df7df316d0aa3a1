import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@rimba/config/chromium';
import { chromium } from 'playwright';
import { startChild } from '../measure/child.ts';
import { interleaved, median } from '../measure/rounds.ts';
import { say } from '../measure/say.ts';
import { tell, tellAlone } from '../measure/verdict.ts';
import { freePort, startProduct } from '../world/product.ts';
import { lineOf, type PageReport, reportOf } from './page-report.ts';
import { signIn } from './sign-in.ts';

const bare = await startChild('bare.ts', {});
const product = await startProduct();
const profile = await mkdtemp(join(tmpdir(), 'rimba-lighthouse-'));

async function browserWith(signedIn: boolean) {
  const port = await freePort();
  const { args, ...options } = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(join(profile, String(port)), {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  if (signedIn) await signIn(context, product);
  return { port, close: () => context.close() };
}

const visitor = await browserWith(false);
const member = await browserWith(true);
const trees = await fetch(`${product.origin}/api/v1/tree?limit=1`).then((answer) => answer.json());
const membersGoal = { largestPaint: 2.5, performance: 0.95, blocked: 150 };
/** R4 and the pages of the goals; of a largest paint, how many times R4 it may take. */
const pages = [
  { name: 'R4', url: `${bare.origin}/page.html`, browser: visitor },
  {
    name: 'public home',
    url: `${product.origin}/id/`,
    browser: visitor,
    goal: { largestPaint: 2, performance: 0.99, blocked: 50 },
  },
  { name: 'trees list', url: `${product.origin}/id/data/pohon/`, browser: member, goal: membersGoal },
  {
    name: 'tree detail',
    url: `${product.origin}/id/data/pohon/${trees.data[0].id}/`,
    browser: member,
    goal: membersGoal,
  },
];
const reports = new Map<string, PageReport[]>(pages.map(({ name }) => [name, []]));
const middle = (name: string, part: 'performance' | 'blocked') =>
  median((reports.get(name) ?? []).map((report) => report[part]));
try {
  const largestPaint = await interleaved(
    pages.map(({ name, url, browser }) => ({
      name,
      measure: async () => {
        const report = await reportOf(url, browser.port);
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
  }
} finally {
  await visitor.close();
  await member.close();
  await product.end();
  await bare.end();
  await rm(profile, { recursive: true, force: true });
}
