import { setTimeout as wait } from 'node:timers/promises';
import { buy } from '../actors/buyer.ts';
import { forge } from '../actors/forger.ts';
import type { Scene } from '../actors/scene.ts';
import { sit } from '../actors/sitter.ts';
import { wish } from '../actors/wisher.ts';
import { breachesOf } from '../checks/index.ts';
import { canStrike, strike } from '../faults/index.ts';
import type { FaultKind, OrderKind, Plan, PlannedOrder } from '../plan/plan.ts';
import type { Stage } from '../world/stage.ts';
import { castOf } from './cast.ts';

export type RunReport = {
  readonly seed: number;
  readonly seconds: number;
  /** Kinds of the orders that came about, each time one did. */
  readonly orders: readonly OrderKind[];
  /** Faults that struck, with how many orders were under way. */
  readonly faults: readonly { readonly kind: FaultKind; readonly underWay: number }[];
  readonly wishes: number;
  readonly portraits: number;
  readonly forgeries: number;
  /** What an actor was answered that nothing explains. */
  readonly unexpected: readonly string[];
  readonly breaches: readonly string[];
};

/** For so long actors wait for answers while everything is broken, in ms. */
const patience = 60_000;
const day = 24 * 3_600;

/** Lets one plan happen, mends everything, lets time pass, and holds the books against what must be. */
export async function run(stage: Stage, plan: Plan): Promise<RunReport> {
  const started = Date.now();
  const unexpected: string[] = [];
  const orders: OrderKind[] = [];
  const faults: { kind: FaultKind; underWay: number }[] = [];
  const late: (() => Promise<void>)[] = [];
  const { replicas, outside, told } = stage;
  const scene: Scene = {
    replicas,
    outside,
    told,
    ...(await castOf(stage, plan)),
    made: [],
    unexpected: (what) => void unexpected.push(what),
    later: (work) => void late.push(work),
    until: Date.now() + patience,
  };
  stage.post.follow(plan.post);
  let underWay = 0;
  const order = async (planned: PlannedOrder) => {
    underWay++;
    if (await buy(scene, planned)) orders.push(planned.kind);
    underWay--;
  };
  const timed = <Planned extends { at: number }>(
    all: readonly Planned[],
    work: (one: Planned) => Promise<unknown>,
  ) => all.map((planned) => wait(planned.at).then(() => work(planned)));
  await Promise.all([
    ...timed(plan.orders, order),
    ...timed(plan.wishes, (planned) => wish(scene, planned)),
    ...timed(plan.portraits, (planned) => sit(scene, planned)),
    ...timed(plan.forgeries, (planned) => forge(scene, planned)),
    ...timed(plan.faults, async (planned) => {
      if (!canStrike(stage, planned)) return;
      faults.push({ kind: planned.kind, underWay });
      await strike(stage, planned);
    }),
  ]);
  const breaches = await settle(stage, late);
  return {
    seed: plan.seed,
    seconds: (Date.now() - started) / 1_000,
    orders,
    faults,
    wishes: plan.wishes.length,
    portraits: plan.portraits.length,
    forgeries: plan.forgeries.length,
    unexpected,
    breaches,
  };
}

/** So often time passes before what is still wrong counts as wrong. */
const rounds = 8;

/** Lets every deadline pass, then those pay who are late, and looks at the books until they are right or stay wrong. */
async function settle(stage: Stage, late: readonly (() => Promise<void>)[]): Promise<string[]> {
  stage.post.follow(['delivers']);
  await stage.post.empty();
  await letTimePass(stage, day + 3_600);
  for (const pay of late) await pay();
  let breaches: string[] = [];
  for (let round = 0; round < rounds; round++) {
    await letTimePass(stage, 600);
    breaches = await look(stage);
    if (!breaches.length) return [];
    await wait(250 * round);
  }
  return breaches;
}

/** What a run leaves behind is done by then. */
async function letTimePass({ moveClock }: Stage, seconds: number): Promise<void> {
  while (!(await moveClock(seconds))) await wait(200);
}

async function look({ ask, outside, told }: Stage): Promise<string[]> {
  const others = {
    mails: await outside.mails(),
    payments: await outside.payments(),
    files: outside.storedFiles(),
  };
  return ask(async (client) => {
    await client.query('begin isolation level repeatable read read only');
    return breachesOf(client, told.with(others));
  });
}
