import { motif } from '@rimba/drawings';
import { PageLink, type PageTarget, PageTitle } from '@rimba/shell';
import { Button, EmptyState, Plate } from '@rimba/ui';

interface MissingPageProps {
  /** What could not be found. */
  title: string;
  /** Why that may be. */
  text: string;
  /** Where to look for it. */
  to: PageTarget;
  toLabel: string;
}

/** In place of one thing's page, where there is no such thing or it is another account's. */
export function MissingPage({ title, text, to, toLabel }: MissingPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        title={title}
        description={text}
        drawing={<Plate of={motif('empty-not-found')} size="medium" />}
        action={
          <Button asChild>
            <PageLink to={to}>{toLabel}</PageLink>
          </Button>
        }
      />
    </>
  );
}
