export { CarbonMethod } from './CarbonMethod.tsx';
export { NotesLanguage } from './NotesLanguage.tsx';
