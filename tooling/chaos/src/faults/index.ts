import { setTimeout as wait } from 'node:timers/promises';
import type { Relay } from '@rimba/replicas';
import type { FaultKind, PlannedFault } from '../plan/plan.ts';
import type { Stage } from '../world/stage.ts';

type Fault = (stage: Stage, planned: PlannedFault) => Promise<void>;

/** How each fault is brought about and ended again. */
const faults: Record<FaultKind, Fault> = {
  replica: async ({ replicas }, { which }) => {
    await Promise.all(which.map((one) => replicas.killOne(one)));
  },
  database: async ({ server }) => server.kill(),
  valkey: async ({ valkey }, { lasts }) => {
    await valkey?.kill();
    await wait(lasts);
    await valkey?.start();
  },
  gateway: ({ outside }, { lasts }) => cutOff(outside.gateway, lasts),
  mail: ({ outside }, { lasts }) => cutOff(outside.mail, lasts),
  files: ({ outside }, { lasts }) => cutOff(outside.files, lasts),
  disk: async ({ disk }, { lasts }) => {
    await disk.fill?.();
    await wait(lasts);
    await disk.free();
  },
  clock: async ({ moveClock }, { seconds }) => {
    await moveClock(seconds);
  },
};

async function cutOff(relay: Relay, lasts: number): Promise<void> {
  await relay.cut();
  await wait(lasts);
  await relay.mend();
}

/** Whether what it breaks is there. */
export const canStrike = ({ valkey, disk }: Stage, { kind }: PlannedFault): boolean =>
  !(kind === 'valkey' && !valkey) && !(kind === 'disk' && !disk.fill);

/** Brings about a fault, and ends it again. */
export const strike = (stage: Stage, planned: PlannedFault): Promise<void> =>
  faults[planned.kind](stage, planned);
