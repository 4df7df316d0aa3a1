import { I18nProvider } from '@rimba/i18n/react';
import { AppProvider } from '@rimba/shell';
import { Heading, Stack, Text } from '@rimba/ui';
import { type ReactNode, use, useMemo } from 'react';
import { createRoutesStub, Link } from 'react-router';
import { StoryLocaleContext, useSay } from '../../../../packages/ui/src/stories/say.ts';
import { storyI18n } from './story-i18n.ts';

interface FramedPageProps {
  /** The address that the frame stands around. */
  at: string;
  children: ReactNode;
}

/** A frame at an address, with every text at hand. Links within the members' app open in place. */
export function FramedPage({ at, children }: FramedPageProps) {
  const i18n = storyI18n(use(StoryLocaleContext));
  const Routes = useMemo(() => createRoutesStub([{ path: '*', Component: () => children }]), [children]);
  return (
    <I18nProvider i18n={i18n}>
      <AppProvider app="member" InPlaceLink={Link}>
        <Routes initialEntries={[at]} />
      </AppProvider>
    </I18nProvider>
  );
}

/** What stands in the frame: a title, and enough below it to scroll. */
export function PageBody({ title, children }: { title: string; children?: ReactNode }) {
  const say = useSay();
  return (
    <Stack gap={5}>
      <Heading level={1}>{title}</Heading>
      {children ?? (
        <Text>{say('Shorea balangeran · 2,41 m · 7,9 cm', 'Shorea balangeran · 2.41 m · 7.9 cm')}</Text>
      )}
    </Stack>
  );
}
