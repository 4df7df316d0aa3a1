import { withClient } from '@rimba/replicas';
import sharp from 'sharp';
import { signUpBuyers, withoutOutside } from '../checkout/orders.ts';
import { type Child, startChild } from '../measure/child.ts';
import { interleaved, median, warmUp } from '../measure/rounds.ts';
import { tell } from '../measure/verdict.ts';
import { openCluster } from '../world/cluster.ts';
import { copyOfForest } from '../world/forest.ts';

/** How long others wait while eight adopters send the worst pictures that are let in, at once. */
const senders = 8;

/** A few kilobytes that unpack to as much as a profile picture may be. */
const hostile = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#067951' } })
  .avif({ effort: 0 })
  .toBuffer();

/** Median ms of twenty in a row, each by somebody unknown, which costs what a right password costs. */
async function login({ origin }: Child): Promise<number> {
  let turn = 0;
  return timed(() =>
    fetch(`${origin}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `nobody-${process.hrtime.bigint()}-${turn++}@rimba.test`,
        password: 'belian di tepi rawa',
        recaptchaToken: 'yes',
      }),
    }),
  );
}

const staticFile = ({ origin }: Child) => timed(() => fetch(`${origin}/api/docs/fonts/rimba-sans.woff2`));

async function timed(call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const start = performance.now();
    const response = await call();
    await response.arrayBuffer();
    if (![200, 401].includes(response.status)) throw new Error(`${response.url}: ${response.status}`);
    times.push(performance.now() - start);
  }
  return median(times);
}

async function upload({ origin }: Child, token: string): Promise<void> {
  const form = new FormData();
  form.append('profilePicture', new Blob([Uint8Array.from(hostile)], { type: 'image/avif' }), 'a.avif');
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${origin}/api/v1/profile`, { method: 'PUT', headers, body: form });
  if (status !== 200) throw new Error(`An upload was answered with ${status}`);
}

/** The same while all of them send. */
async function beside(service: Child, turn: number, measure: (service: Child) => Promise<number>) {
  // Each may send ten an hour: others send in each round.
  const tokens = service.tokens.slice(turn * senders, (turn + 1) * senders);
  const uploads = Promise.all(tokens.map((token) => upload(service, token)));
  const time = await measure(service);
  await uploads;
  return time;
}

const cluster = await openCluster();
try {
  const url = await copyOfForest(cluster, 1_000, 'pictures');
  const buyers = await withClient(url, signUpBuyers);
  const service = await startChild('service.ts', {
    DATABASE_URL: url,
    SIGN_IN: buyers.join(','),
    LIMIT_FACTOR: '9999',
    ...withoutOutside,
  });
  let turn = 0;
  try {
    const calls = { login, 'static file': staticFile };
    const measured = Object.entries(calls).flatMap(([name, call]) => [
      { name: `${name} idle`, measure: () => call(service) },
      { name: `${name} beside`, measure: () => beside(service, turn++ % 8, call) },
    ]);
    await warmUp(measured);
    const ms = await interleaved(measured);
    for (const name of Object.keys(calls)) {
      const [ours, theirs] = [ms(`${name} beside`), ms(`${name} idle`)];
      tell('ms', {
        what: `${name} beside ${senders} hostile pictures`,
        ours,
        against: 'idle',
        theirs,
        goal: { atMost: 2 },
      });
    }
  } finally {
    await service.end();
  }
} finally {
  await cluster.stop();
}
