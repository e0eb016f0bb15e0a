/** Whether words ask for something: Algolia reads letters and digits alone, and would find everything without any. */
export const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words);
