export { createMeasureRepository } from './measure.repository.ts';
export { createMeasureService, type MeasureService } from './measure.service.ts';
export { recordSurveys, type SurveyRecord } from './survey-record.repository.ts';
export { freshness, nextSurveyDue, nextSurveyFrom, onTimeRate } from './survey-schedule.rules.ts';
export { firstYearOutcome, survivalRate } from './survival.rules.ts';
