export { createFarewellService } from './farewell.service.ts';
export { createLateReplacementService } from './late-replacement.service.ts';
export { createLatenessService } from './lateness.service.ts';
export { createReminderService } from './reminder.service.ts';
export { createReplacementService } from './replacement.service.ts';
export { createTermEndService } from './term-end.service.ts';
