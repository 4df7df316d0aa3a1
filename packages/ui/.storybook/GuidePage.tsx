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
import { changesets } from '../src/stories/releases.ts';
import { type Status, statusOf } from '../src/stories/status.ts';
import { Changes } from './Changes.tsx';
import { GuideText } from './GuideText.tsx';
import { guideOf } from './guides.ts';

/** How far it is to be relied on, before anything else of it. */
function StatusLine({ of: { name, text } }: { of: Status }) {
  return (
    <p>
      <strong>{name}</strong>, {text}.
    </p>
  );
}

/** A component's page: how to use it, then its properties and every state. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const own = componentUses.find(({ title }) => title === preparedMeta.title);
  const guide = guideOf(String(preparedMeta.parameters.fileName ?? ''));
  return (
    <>
      <Title />
      <Subtitle />
      {own && <StatusLine of={statusOf(own.since, own.parts, changesets)} />}
      <Description of="meta" />
      <Primary />
      {guide && <GuideText guide={guide} />}
      {preparedMeta.component && (
        <>
          <h2>Properties</h2>
          <ArgTypes />
        </>
      )}
      <Stories includePrimary={false} />
      {own && <Changes of={own.parts} />}
    </>
  );
}
