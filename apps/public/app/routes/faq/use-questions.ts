import { useTranslation } from '@rimba/i18n/react';
import { categories, type Question } from './questions.ts';

type Texts = Readonly<Record<string, Pick<Question, 'question' | 'answer'>>>;

/** Every question in the reader's language, with the numbers that answers name. */
export function useQuestions(values: Readonly<Record<string, string | number>>): Question[] {
  const { t } = useTranslation('faq');
  return categories.flatMap((category) => {
    const texts: Texts = t(category, { returnObjects: true, ...values });
    return Object.entries(texts).map(([id, text]) => ({ id, category, ...text }));
  });
}
