/** The same words with any number in the place of 9. */
export const anyNumber = (words: string) => new RegExp(`^${words.replace('9', '[\\d.,]+')}$`);
