/** Characters as the service counts them: by code points, so that an emoji is one and is never cut. */
export const textLength = (text: string): number => Array.from(text).length;
