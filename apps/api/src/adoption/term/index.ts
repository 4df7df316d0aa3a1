export { createFarewellService } from './farewell.service.ts';
export { createReminderService } from './reminder.service.ts';
export { createReplacementService } from './replacement.service.ts';
export { createSurveyNewsService } from './survey-news.service.ts';
export { createTermEndService } from './term-end.service.ts';
export { createTreeNewsService } from './tree-news.service.ts';
