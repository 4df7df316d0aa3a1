import type { Meta } from '@storybook/react-vite';
import { mail } from './Mail.tsx';

const meta = { title: 'Mails/Trees and terms', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const LetterAfterAVisit = mail('fieldLetter');
export const TreeDied = mail('treeDied');
export const TreeReplaced = mail('treeReplaced');
export const SurveyIsLate = mail('surveyLate');
export const NotesFromTheForest = mail('forestNews');
export const SeasonBegins = mail('season');
export const CloseToAPatronRank = mail('patronStep');
export const YearLookedBackOn = mail('yearReview');
export const RenewalReminder = mail('renewalReminder');
export const AdoptionTermEnded = mail('termEnded');
