import { useTranslation } from '@rimba/i18n/react';
import { categories, type Question } from './questions.ts';

type Texts = Readonly<Record<string, Pick<Question, 'question' | 'answer'>>>;

/** Every question in the reader's language, with the numbers that answers name; the price may not have come. */
export function useQuestions(
  values: Readonly<Record<string, string | number>>,
  price: string | undefined,
): Question[] {
  const { t } = useTranslation('faq');
  return categories.flatMap((category) => {
    const texts: Texts = t(category, { returnObjects: true, ...values, price });
    return Object.entries(texts).map(([id, { question, answer }]) => ({
      id,
      category,
      question,
      answer: id === 'how-much' && price === undefined ? t('page.withoutPrice') : answer,
    }));
  });
}
