import { pathTo } from '@rimba/paths';
import { withClient } from '@rimba/replicas';
import { startChild } from '../measure/child.ts';
import { requestsASecond } from '../measure/load.ts';
import { interleaved, warmUp } from '../measure/rounds.ts';
import { tell } from '../measure/verdict.ts';
import { randomPlaces } from '../reads/places.ts';
import { openCluster } from '../world/cluster.ts';
import { openForest } from '../world/forest.ts';
import { startProduct } from '../world/product.ts';

/** Open documents as visitors get them, through the whole product: the least share of R1 for each. */
const documents = [
  { path: pathTo('home', {}, 'id'), atLeast: 0.3 },
  { path: pathTo('faq', {}, 'id'), atLeast: 0.3 },
  { path: pathTo('communities', {}, 'id'), atLeast: 0.3 },
  { path: pathTo('shelf', {}, 'id'), atLeast: 0.25 },
];
const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

const cluster = await openCluster();
const many = await openForest(cluster, 1_000_000);
const nextPlace = await withClient(many, (client) => randomPlaces(client, 200_000));
const bare = await startChild('bare.ts', { DATABASE_URL: many });
const product = await startProduct();
const shelf = pathTo('shelf', {}, 'id');

const orders = ['newest', 'tallest', 'shortest'];
const any = <One>(of: readonly One[]) => of[Math.floor(Math.random() * of.length)];

/** Full pages in every order, of all trees or of one community: rendered when they are first asked for, and kept by then. */
async function randomShelf(): Promise<() => string> {
  const answer = await fetch(`${product.origin}/api/v1/kelompok-komunitas?limit=100`);
  const { data }: { data: { id: number; treeCounts: { readyToAdopt: number } }[] } = await answer.json();
  const ready = data.reduce((trees, { treeCounts }) => trees + treeCounts.readyToAdopt, 0);
  const shelves = [
    { community: '', ready },
    ...data.map((one) => ({ community: String(one.id), ready: one.treeCounts.readyToAdopt })),
  ];
  const pages = shelves.flatMap(({ community, ready: trees }) =>
    Array.from({ length: Math.floor(trees / 24) }, (_, page) => `group=${community}&page=${page + 1}`),
  );
  return () => `${shelf}?${any(pages)}&sort=${any(orders)}`;
}

async function randomTrees(): Promise<() => string> {
  const answer = await fetch(`${product.origin}/api/v1/tree?limit=100`);
  const { data }: { data: { code: string }[] } = await answer.json();
  return () => `${shelf}${any(data)?.code}/`;
}

try {
  const measured = [
    { name: 'R1', measure: () => requestsASecond({ url: `${bare.origin}/small` }) },
    {
      name: 'R2',
      measure: () =>
        requestsASecond({
          url: `${bare.origin}/page`,
          next: () => {
            const { at, id } = nextPlace();
            return `/page?at=${at}&id=${id}`;
          },
        }),
    },
    ...documents.map(({ path }) => ({
      name: path,
      measure: () => requestsASecond({ url: product.origin + path, headers }),
    })),
    {
      name: 'random page',
      measure: await randomShelf().then(
        (next) => () => requestsASecond({ url: product.origin + shelf, headers, next }),
      ),
    },
    {
      name: 'random tree',
      measure: await randomTrees().then(
        (next) => () => requestsASecond({ url: product.origin + shelf, headers, next }),
      ),
    },
  ];
  await warmUp(measured);
  const rate = await interleaved(measured);
  for (const { path, atLeast } of documents) {
    tell('/s', {
      what: `document ${path}`,
      ours: rate(path),
      against: 'R1',
      theirs: rate('R1'),
      goal: { atLeast },
    });
  }
  for (const name of ['random page', 'random tree']) {
    tell('/s', {
      what: `open list, ${name}`,
      ours: rate(name),
      against: 'R2',
      theirs: rate('R2'),
      goal: { atLeast: 0.5 },
    });
  }
} finally {
  await product.end();
  await bare.end();
  await cluster.stop();
}
