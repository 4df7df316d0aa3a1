export { bundleService } from './bundle.ts';
export { type Child, serviceFile, startChild } from './child.ts';
export { type GatewayPayment, type Outside, openOutside } from './outside.ts';
export { openPooler } from './pooler.ts';
export { findProgram, openProgram, type Program } from './program.ts';
export type { Relay } from './relay.ts';
export { type Replicas, startReplicas } from './replicas.ts';
export { secrets } from './secrets.ts';
export { withClient } from './with-client.ts';
