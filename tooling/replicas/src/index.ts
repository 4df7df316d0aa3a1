export { bundleService } from './bundle.ts';
export { type Child, serviceFile, startChild } from './child.ts';
export { type GatewayPayment, type Outside, openOutside } from './outside.ts';
export type { Relay } from './relay.ts';
export { type Replicas, startReplicas } from './replicas.ts';
export { secrets } from './secrets.ts';
export { withClient } from './with-client.ts';
