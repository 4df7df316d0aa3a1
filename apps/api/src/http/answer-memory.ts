export type Answer = { body: string | Buffer; headers: Record<string, string> & { etag: string } };

export type AnswerMemory = {
  find(key: string): Answer | undefined;
  keep(key: string, answer: Answer): void;
};

/** Together at most about 16 MB. */
const mostAnswers = 500;
const longestBody = 32_768;

/** Remembers what was just answered, for `life` ms of real time: a repeated question is not worked out anew. */
export function createAnswerMemory(life: number, now: () => number = Date.now): AnswerMemory {
  const answers = new Map<string, { answer: Answer; until: number }>();
  return {
    find(key) {
      const known = answers.get(key);
      if (known && known.until > now()) return known.answer;
      answers.delete(key);
      return undefined;
    },
    keep(key, answer) {
      if (life <= 0 || answer.body.length > longestBody) return;
      // The oldest goes first: a Map keeps the order of insertion.
      answers.delete(key);
      const oldest = answers.keys().next().value;
      if (answers.size >= mostAnswers && oldest !== undefined) answers.delete(oldest);
      answers.set(key, { answer, until: now() + life });
    },
  };
}
