export { CarbonMethod } from './CarbonMethod.tsx';
export { ChosenMark } from './ChosenMark.tsx';
export { NotesLanguage } from './NotesLanguage.tsx';
export { Replacement } from './Replacement.tsx';
export { TreeSheet } from './TreeSheet.tsx';
export { useGirth } from './use-girth.ts';
