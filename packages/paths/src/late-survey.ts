/** Which trees somebody asks about, as the end of a link to where one asks. */
export const toLateSurvey = (treeCodes: readonly string[]): string => `#late=${treeCodes.join('+')}`;

const treeCode = /^[A-Z]{2}-[A-Z]{2}-\d{4}-\d{6}$/;

/** The trees in the fragment of a page's own address: codes, whatever else somebody wrote there. */
export const lateSurveyIn = (fragment: string): string[] =>
  (new URLSearchParams(fragment.replace(/^#/, '')).get('late') ?? '')
    .split(' ')
    .filter((code) => treeCode.test(code));
