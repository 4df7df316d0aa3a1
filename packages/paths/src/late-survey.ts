import { treeCode } from './tree-code.ts';

/** Which trees somebody asks about, as the end of a link to where one asks. */
export const toLateSurvey = (treeCodes: readonly string[]): string => `#late=${treeCodes.join('+')}`;

const wholeCode = new RegExp(`^${treeCode}$`);

/** The trees in the fragment of a page's own address: codes, whatever else somebody wrote there. */
export const lateSurveyIn = (fragment: string): string[] =>
  (new URLSearchParams(fragment.replace(/^#/, '')).get('late') ?? '')
    .split(' ')
    .filter((code) => wholeCode.test(code));
