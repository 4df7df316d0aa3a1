import { expect, it } from 'vitest';
import { lateSurveyIn, toLateSurvey } from './late-survey.ts';

it('names trees by their codes', () => {
  const codes = ['KB-AU-2024-000123', 'KB-KM-2024-000217'];
  expect(lateSurveyIn(toLateSurvey(codes))).toEqual(codes);
});

it('reads nothing but codes', () => {
  expect(lateSurveyIn('#late=win+a+prize+KB-AU-2024-000123+KB')).toEqual(['KB-AU-2024-000123']);
  expect(lateSurveyIn('#main')).toEqual([]);
  expect(lateSurveyIn('')).toEqual([]);
});
