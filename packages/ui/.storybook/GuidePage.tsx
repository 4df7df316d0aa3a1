import { componentUses } from 'virtual:component-uses';
import {
  ArgTypes,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { foundationGuides } from '../src/stories/foundation-guides.ts';
import { changesets } from '../src/stories/releases.ts';
import { type Status, statusOf } from '../src/stories/status.ts';
import { Changes } from './Changes.tsx';
import { GuideText } from './GuideText.tsx';
import { guideOf } from './guides.ts';
import { Contents, PhoneWindows, StoriesOfPage } from './StoriesOfPage.tsx';

/** How far it is to be relied on, before anything else of it. */
function StatusLine({ of: { name, text } }: { of: Status }) {
  return (
    <p>
      <strong>{name}</strong>, {text}.
    </p>
  );
}

/** A page: how to use what it is about, then a component's properties and every state. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const own = componentUses.find(({ title }) => title === preparedMeta.title);
  const guide =
    guideOf(String(preparedMeta.parameters.fileName ?? '')) ?? foundationGuides[preparedMeta.title];
  return (
    <>
      <PhoneWindows />
      <Title />
      <Subtitle />
      {own && <StatusLine of={statusOf(own.since, own.parts, changesets)} />}
      <Description of="meta" />
      {preparedMeta.component ? <Primary /> : <Contents />}
      {guide && <GuideText guide={guide} />}
      {preparedMeta.component ? (
        <>
          <h2>Properties</h2>
          <ArgTypes />
          <Stories includePrimary={false} />
        </>
      ) : (
        <StoriesOfPage />
      )}
      {own && <Changes of={own.parts} />}
    </>
  );
}
