/** What a release, or one to come, says of a component. */
export interface Change {
  /** Undefined until it is released. */
  readonly version: string | undefined;
  readonly text: string;
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The entries of a changelog as `changeset version` writes it, the newest first, without the commits that brought them. */
function released(changelog: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const version = release.split('\n', 1)[0];
      return release
        .split(/^- /m)
        .slice(1)
        .map((entry) => ({
          version,
          text: onOneLine(entry.split(/^#/m)[0] ?? '').replace(/^[0-9a-f]{7,}: /, ''),
        }));
    });
}

/** A changeset's words, where it is about this package. */
function coming(changeset: string): Change[] {
  const [, head = '', text = ''] = changeset.split(/^---$/m);
  return head.includes("'@rimba/ui'") ? [{ version: undefined, text: onOneLine(text) }] : [];
}

/** All that the release to come, and then each before, says of the package. */
const everyChange = (changesets: readonly string[], changelog: string): Change[] => [
  ...changesets.flatMap(coming),
  ...released(changelog),
];

/** The releases of a changelog, the newest first, each with the day that stands below its heading. */
export const releasesOf = (changelog: string) =>
  [...changelog.matchAll(/^## (\S+)\n+(\d{1,2} [A-Z][a-z]+ \d{4})?/gm)].map(([, version = '', day]) => ({
    version,
    day,
  }));

const sentence = /(?<=[.!?])\s+(?=[\p{Lu}`“"])/u;

type Wanted = (named: readonly string[]) => boolean;

/** The sentences whose names in backticks are wanted; each with what follows and names none. */
function about(isWanted: Wanted, text: string): string {
  let isAbout = isWanted([]);
  return text
    .split(sentence)
    .filter((words) => {
      const named = [...words.matchAll(/`([A-Z]\w*)`/g)].map(([, name = '']) => name);
      if (named.length > 0) isAbout = isWanted(named);
      return isAbout;
    })
    .join(' ');
}

const said = (isWanted: Wanted, changesets: readonly string[], changelog: string): Change[] =>
  everyChange(changesets, changelog)
    .map(({ version, text }) => ({ version, text: about(isWanted, text) }))
    .filter(({ text }) => text !== '');

/** What is new of a component, or of a part of it, in changesets and releases. */
export function changesOf(
  names: readonly string[],
  changesets: readonly string[],
  changelog: string,
): Change[] {
  return said((named) => named.some((name) => names.includes(name)), changesets, changelog);
}

/** What is new and of none of these components: of the package, its tokens or Storybook. */
export function otherChanges(
  names: readonly string[],
  changesets: readonly string[],
  changelog: string,
): Change[] {
  return said((named) => !named.some((name) => names.includes(name)), changesets, changelog);
}

/** What a release says of components, each sentence once: with all those that it is about. */
export function jointChanges<Component extends { readonly name: string; readonly parts: readonly string[] }>(
  components: readonly Component[],
  version: string | undefined,
  changesets: readonly string[],
  changelog: string,
): { of: readonly Component[]; text: string }[] {
  const about = new Map<string, Component[]>();
  for (const component of components) {
    const own = changesOf(component.parts, changesets, changelog).filter((one) => one.version === version);
    for (const words of own.flatMap(({ text }) => text.split(sentence))) {
      about.set(words, [...(about.get(words) ?? []), component]);
    }
  }
  const together = new Map<string, { of: readonly Component[]; text: string }>();
  for (const [words, of] of about) {
    const names = of.map(({ name }) => name).join(' ');
    const before = together.get(names);
    together.set(names, { of, text: before ? `${before.text} ${words}` : words });
  }
  return [...together.values()];
}
