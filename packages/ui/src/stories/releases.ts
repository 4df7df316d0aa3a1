import changelog from '../../CHANGELOG.md?raw';

/** What is written for the release to come, each change by itself. */
export const changesets: readonly string[] = Object.values(
  import.meta.glob<string>(['../../../../.changeset/*.md', '!**/README.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

export { changelog };
