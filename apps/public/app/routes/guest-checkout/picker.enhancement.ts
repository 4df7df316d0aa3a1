import { elsewhere } from './elsewhere.ts';

// Choosing trees needs no script: only who belongs elsewhere is sent there.
const { adopters } = document.querySelector<HTMLFormElement>('form[data-adopters]')?.dataset ?? {};
const address = adopters === undefined ? undefined : elsewhere(window.location, adopters);
if (address !== undefined) window.location.replace(address);
