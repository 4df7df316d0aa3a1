export { toCsv } from './csv.rules.ts';
export { goesToGroup, purposes } from './purposes.ts';
export { createSpendingRepository } from './spending.repository.ts';
export { partsOf, type Receipt, type Split } from './spending.rules.ts';
export { transparencyRoutes, transparencySchemas } from './transparency.routes.ts';
export { createTransparencyService, type TransparencyService } from './transparency.service.ts';
