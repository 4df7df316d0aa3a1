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

/** What is new of a component: the changesets and releases that name it, or a part of it, in backticks. */
export function changesOf(
  names: readonly string[],
  changesets: readonly string[],
  changelog: string,
): Change[] {
  return everyChange(changesets, changelog).filter(({ text }) =>
    names.some((name) => text.includes(`\`${name}\``)),
  );
}
