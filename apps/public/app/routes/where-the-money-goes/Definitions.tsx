import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { AccordionItem, Heading, Text } from '@rimba/ui';

/** What each number of the page means. */
export function Definitions({ split, price }: Pick<Schema<'SpendingReport'>, 'split' | 'price'>) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const percent = (share: number) => format.percent(share / 100, 1);
  const ofCommunity = split?.parts.filter(({ toGroup }) => toGroup) ?? [];
  const questions = [
    { key: 'd1', question: t('spending.d1'), answer: t('spending.d1Text') },
    ...(split && price
      ? [
          {
            key: 'd2',
            question: t('spending.d2', { percent: percent(split.groupShare) }),
            answer: t('spending.d2Text', {
              parts: `${ofCommunity.map(({ share }) => percent(share)).join(' + ')} = ${percent(split.groupShare)}`,
            }),
          },
        ]
      : []),
    { key: 'd3', question: t('spending.d3'), answer: t('spending.d3Text') },
    { key: 'd4', question: t('spending.d4'), answer: t('spending.d4Text') },
  ];
  return (
    <section aria-labelledby="definitions">
      <Heading level={2} id="definitions">
        {t('spending.defs')}
      </Heading>
      {questions.map(({ key, question, answer }) => (
        <AccordionItem key={key} summary={question} defaultOpen={key === 'd1'}>
          <Text measure>{answer}</Text>
        </AccordionItem>
      ))}
    </section>
  );
}
