import { useTranslation } from '@rimba/i18n/react';
import { PageWidth } from '@rimba/ui';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { ProgrammeCards } from './ProgrammeCards.tsx';
import { programmes } from './programmes.ts';

export default function Programmes() {
  const { t } = useTranslation('programmes');
  return (
    <>
      <PageMeta title={t('page.title')} description={t('page.lead')} />
      <ContentHead title={t('page.title')} lead={t('page.lead')} />
      <PageWidth>
        <ProgrammeCards programmes={programmes} />
      </PageWidth>
    </>
  );
}
