export type { SandboxClock } from './clock.ts';
export { openSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
