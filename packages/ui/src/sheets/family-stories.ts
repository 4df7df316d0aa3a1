import type { ComponentType } from 'react';
import { type Family, families } from './families.ts';

type Rendered = ComponentType<object>;

/** `sheet`: false for what covers the page or says nothing at rest, `wide` for what needs all of its width. */
interface OnSheet {
  readonly parameters?: { readonly sheet?: false | 'wide' };
}

interface StoryModule {
  readonly default: OnSheet & {
    readonly title: string;
    readonly component?: Rendered;
    readonly args?: object;
  };
  readonly [name: string]: OnSheet & { readonly render?: Rendered; readonly args?: object };
}

export interface FamilyStory {
  readonly component: string;
  readonly name: string;
  readonly wide: boolean;
  readonly Body: ComponentType<object>;
  readonly args: object;
}

const modules = import.meta.glob<StoryModule>('../components/*/*.stories.tsx', { eager: true });

/** The stories of one file that belong on a sheet. */
export function storiesIn({ default: meta, ...stories }: StoryModule): FamilyStory[] {
  const component = meta.title.split('/').at(-1) ?? meta.title;
  if (meta.parameters?.sheet === false) return [];
  return (
    Object.entries(stories)
      // Storybook's build adds an export of its own, in small letters.
      .filter(([name, story]) => /^[A-Z]/.test(name) && story.parameters?.sheet !== false)
      .map(([name, { render, args, parameters }]) => {
        const Body = render ?? meta.component;
        if (Body === undefined) throw new Error(`${meta.title}: ${name} has nothing to render`);
        return { component, name, wide: parameters?.sheet === 'wide', Body, args: { ...meta.args, ...args } };
      })
  );
}

/** Every story of a family, in the order of the components' names. */
export function familyStories(family: Family): FamilyStory[] {
  const groups: readonly string[] = families[family];
  return Object.values(modules)
    .filter(({ default: { title } }) => groups.includes(title.split('/')[1] ?? ''))
    .flatMap(storiesIn);
}

/** The first story of a component, its plainest. */
export function firstStory(component: string): FamilyStory {
  const story = Object.values(modules)
    .flatMap(storiesIn)
    .find((one) => one.component === component);
  if (!story) throw new Error(`${component} has no story for a sheet`);
  return story;
}
