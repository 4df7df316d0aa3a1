import { elsewhere } from './elsewhere.ts';

// Choosing trees needs no script: only who belongs elsewhere is sent there.
const address = elsewhere(window.location);
if (address !== undefined) window.location.replace(address);
