/** What a release, or one to come, says of a component. */
export interface Change {
  /** Undefined until it is released. */
  readonly version: string | undefined;
  readonly text: string;
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The entries of a changelog as `changeset version` writes it, the newest first. */
function released(changelog: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const version = release.split('\n', 1)[0];
      return release
        .split(/^- /m)
        .slice(1)
        .map((entry) => ({ version, text: onOneLine(entry.split(/^#/m)[0] ?? '') }));
    });
}

/** A changeset's words, where it is about this package. */
function coming(changeset: string): Change[] {
  const [, head = '', text = ''] = changeset.split(/^---$/m);
  return head.includes("'@rimba/ui'") ? [{ version: undefined, text: onOneLine(text) }] : [];
}

/** All that releases, and first the one to come, say of the package. */
export const everyChange = (changesets: readonly string[], changelog: string): Change[] => [
  ...changesets.flatMap(coming),
  ...released(changelog),
];

const sentence = /(?<=[.!?])\s+(?=[\p{Lu}`“"])/u;

/** The sentences about a component: those that name it in backticks, each with what follows and names no other. */
function about(names: readonly string[], text: string): string {
  let isAbout = false;
  return text
    .split(sentence)
    .filter((words) => {
      const named = [...words.matchAll(/`([A-Z]\w*)`/g)].map(([, name = '']) => name);
      if (named.length > 0) isAbout = named.some((name) => names.includes(name));
      return isAbout;
    })
    .join(' ');
}

/** What is new of a component, or of a part of it, in changesets and releases. */
export function changesOf(
  names: readonly string[],
  changesets: readonly string[],
  changelog: string,
): Change[] {
  return everyChange(changesets, changelog)
    .map(({ version, text }) => ({ version, text: about(names, text) }))
    .filter(({ text }) => text !== '');
}
