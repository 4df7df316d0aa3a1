export { goesToCommunity, purposes } from './purposes.ts';
export { createSpendingRepository } from './spending.repository.ts';
export { partsOf, type Receipt, type Split } from './spending.rules.ts';
export { SpendingQuery, SpendingReport } from './spending.schemas.ts';
export { createSpendingService } from './spending.service.ts';
