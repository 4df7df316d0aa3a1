export { createGuestService, type GuestProof } from './guest.service.ts';
