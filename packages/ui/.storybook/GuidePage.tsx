import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Changes } from './Changes.tsx';
import { GuideText } from './GuideText.tsx';
import { guideOf } from './guides.ts';

/** A component's page: how to use it, then its properties and every state. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents, title } = preparedMeta;
  const names = [title.split('/').at(-1) ?? title, ...Object.keys(subcomponents ?? {})];
  const guide = guideOf(String(preparedMeta.parameters.fileName ?? ''));
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guide && <GuideText guide={guide} />}
      <Controls />
      <Stories includePrimary={false} />
      {component && <Changes of={names} />}
    </>
  );
}
