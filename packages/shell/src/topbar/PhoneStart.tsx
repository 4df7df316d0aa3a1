import { useTranslation } from '@rimba/i18n/react';
import type { PathMatch, PathName } from '@rimba/paths';
import { ArrowLeftIcon, IconButton, MenuIcon } from '@rimba/ui';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { late } from '../late/late.ts';
import { useDemand } from '../late/use-demand.ts';
import { PageLink, usePageAddress } from '../navigation/PageLink.tsx';
import { type BackTarget, backTarget } from './parent-page.ts';

const SidebarSheet = late(() => import('../sidebar/SidebarSheet.tsx'));

/** On phones the bar begins with the menu, and below the main pages with the way back. */
export function PhoneStart({ match }: { match: PathMatch | undefined }) {
  const target = backTarget(match);
  if (target) return <BackButton target={target} />;
  return <MenuButton current={match?.kind === 'page' ? match.name : undefined} />;
}

function MenuButton({ current }: { current: PathName | undefined }) {
  const { t } = useTranslation('common');
  const { wanted, open, onOpenChange, ask } = useDemand();
  return (
    <>
      <IconButton icon={MenuIcon} label={t('a11y.openMenu')} aria-haspopup="dialog" onClick={ask} />
      {wanted && (
        <Suspense>
          <SidebarSheet current={current} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}

function BackButton({ target }: { target: BackTarget }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const address = usePageAddress();
  if (target.kind === 'page') {
    return (
      <IconButton icon={ArrowLeftIcon} label={t('actions.back')} asChild>
        <PageLink to={{ page: target.page }} />
      </IconButton>
    );
  }
  const goBack = () => (cameFromWithin() ? navigate(-1) : navigate(address({ page: target.page })));
  return <IconButton icon={ArrowLeftIcon} label={t('actions.back')} onClick={goBack} />;
}

/** React Router numbers its own entries of the history: above 0 there is a page of ours to go back to. */
function cameFromWithin(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}
