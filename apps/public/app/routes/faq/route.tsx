import { impactQuery, patronRanksQuery, paymentMethodsQuery } from '@rimba/api-client/react-query';
import { OnePrice } from '@rimba/checkout/offer';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { MoneyLink, TextLink } from '@rimba/shell';
import { AccordionItem, Heading, Inline, PageSection, Stack, Text } from '@rimba/ui';
import { useSearchParams } from 'react-router';
import { askOnePrice } from '../../data/one-price.ts';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { StructuredData } from '../../frame/StructuredData.tsx';
import { Promised } from '../../promises/Promised.tsx';
import type { Route } from './+types/route.ts';
import { FaqSearch } from './FaqSearch.tsx';
import { faqValues } from './faq-values.ts';
import { categories, find, readSearch } from './questions.ts';
import { useQuestions } from './use-questions.ts';

export const links = noteFont;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const { language } = context.get(requestContext);
  const [price, methods, ranks, impact] = await Promise.all([
    askOnePrice(api, language),
    orNull(ask(paymentMethodsQuery(api, language))),
    orNull(ask(patronRanksQuery(api))),
    orNull(ask(impactQuery(api))),
  ]);
  return {
    price,
    values: faqValues(methods ?? [], ranks ?? []),
    impact,
  };
}

/** Answers that lead on to where the money goes. */
const aboutMoney: ReadonlySet<string> = new Set(['how-much', 'what-becomes-of-it']);

export default function Faq({ loaderData: { price, values, impact } }: Route.ComponentProps) {
  const { t } = useTranslation('faq');
  const format = useFormat();
  const [params] = useSearchParams();
  const search = readSearch(params);
  const questions = useQuestions(values, price ? format.rupiah(price.finalPrice) : undefined);
  const found = find(questions, search);
  const first = found[0]?.id;
  return (
    <>
      <PageMeta title={t('page.title')} description={t('meta.description')} />
      <StructuredData
        of={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <PageSection
        level={1}
        heading={t('page.title')}
        note={t('page.lead')}
        aside={<FaqSearch {...search} />}
      >
        <Stack gap={6}>
          {search.words !== '' && (
            <Text role="status">
              {found.length === 0
                ? t('page.noResults', { query: search.words })
                : t('page.resultCount', { count: found.length })}
            </Text>
          )}
          {categories.map((category) => {
            const ours = found.filter((each) => each.category === category);
            if (ours.length === 0) return null;
            return (
              <section key={category} aria-labelledby={category}>
                <Heading level={2} id={category}>
                  {t(`categories.${category}`)}
                </Heading>
                {ours.map(({ id, question, answer }) => (
                  <AccordionItem key={id} summary={question} defaultOpen={id === first}>
                    {/* An address that ends in an answer's name opens it: browsers open what they lead into. */}
                    <Text id={id} measure>
                      {answer} {aboutMoney.has(id) && <MoneyLink />}
                      {id === 'where-does-money-go' && (
                        <TextLink to={{ page: 'financialReport' }}>{t('page.openReport')}</TextLink>
                      )}
                    </Text>
                    {id === 'how-much' && price && <OnePrice of={price} />}
                    {id === 'survival-rate' && <Promised of="survival" impact={impact} />}
                    {id === 'tree-dies' && <Promised of="replanted" impact={impact} />}
                    {id === 'how-often' && <Promised of="updates" impact={impact} />}
                  </AccordionItem>
                ))}
              </section>
            );
          })}
          <Inline>
            <Text>{t('page.stillStuck')}</Text>
            <TextLink to={{ page: 'contact' }}>{t('page.contact')}</TextLink>
          </Inline>
        </Stack>
      </PageSection>
    </>
  );
}
