import { impactQuery } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Button, Inline, LetteredList, PageSection, Plate, Stack, Text } from '@rimba/ui';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { list } from '../../frame/content.css.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { Promises } from '../../promises/Promises.tsx';
import type { Route } from './+types/route.ts';
import * as styles from './about.css.ts';

const promises = 'promises';

const steps = ['choose', 'details', 'pay', 'certificate', 'follow'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  return { impact: await orNull(ask(impactQuery(serviceApi({ context, url })))) };
}

/** The parts that are a heading, perhaps a lead, and a list. */
const lists = {
  adopter: ['certificate', 'tree', 'news', 'name', 'receipt'],
  community: ['support', 'record', 'voice', 'open'],
  dies: ['survival', 'replant', 'certificate', 'noRefund'],
  afterYear: ['ends', 'renew', 'release', 'memory'],
  promises: ['year', 'price', 'noRefund', 'replant'],
} as const;

/** What adoption is, and what it is not: the promises stand beside what was measured of them. */
export default function WhatIsAdoption({ loaderData: { impact } }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  const words = (part: keyof typeof lists): readonly string[] => {
    switch (part) {
      case 'adopter':
        return lists.adopter.map((key) => t(`adopter.${key}`));
      case 'community':
        return lists.community.map((key) => t(`community.${key}`));
      case 'dies':
        return lists.dies.map((key) => t(`dies.${key}`));
      case 'afterYear':
        return lists.afterYear.map((key) => t(`afterYear.${key}`));
      case 'promises':
        return lists.promises.map((key) => t(`promises.${key}`));
    }
  };
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <div className={styles.hero}>
        <ContentHead title={t('hero.title')} lead={t('hero.lead')}>
          <Inline>
            <Button asChild>
              <ChooseLink>{t('cta.button')}</ChooseLink>
            </Button>
            <Button asChild variant="secondary">
              <a href={`#${promises}`}>{t('hero.seePromises')}</a>
            </Button>
          </Inline>
        </ContentHead>
        <Plate of={drawingFor('Shorea balangeran', 'tree')} size="large" />
      </div>
      <PageSection heading={t('steps.title')}>
        <LetteredList
          items={steps.map((step) => ({
            title: t(`steps.${step}.title`),
            children: <Text measure>{t(`steps.${step}.text`)}</Text>,
          }))}
        />
      </PageSection>
      <PageSection id={promises} heading={t('promises.title')}>
        <Stack gap={5}>
          <Promises impact={impact} />
          <List items={words('promises')} />
        </Stack>
      </PageSection>
      <ListSection heading={t('adopter.title')} items={words('adopter')} />
      <ListSection heading={t('community.title')} note={t('community.lead')} items={words('community')} />
      <ListSection heading={t('dies.title')} note={t('dies.lead')} items={words('dies')} />
      <ListSection heading={t('afterYear.title')} items={words('afterYear')} />
      <PageSection heading={t('not.title')}>
        <Stack gap={3}>
          <Text measure>{t('intro.notOwnership')}</Text>
          <Text measure>{t('carbon.text')}</Text>
        </Stack>
      </PageSection>
      <PageSection heading={t('cta.title')}>
        <Stack gap={4} align="start">
          <Inline>
            <Button asChild>
              <ChooseLink>{t('cta.button')}</ChooseLink>
            </Button>
          </Inline>
          <TextLink to={{ page: 'faq' }}>{t('cta.faq')}</TextLink>
        </Stack>
      </PageSection>
    </>
  );
}

interface ListSectionProps {
  heading: string;
  note?: string;
  items: readonly string[];
}

function ListSection({ items, ...section }: ListSectionProps) {
  return (
    <PageSection {...section}>
      <List items={items} />
    </PageSection>
  );
}

const List = ({ items }: Pick<ListSectionProps, 'items'>) => (
  <ul className={list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
