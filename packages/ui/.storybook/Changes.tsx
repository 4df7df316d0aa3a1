import changelog from '../CHANGELOG.md?raw';
import { changesOf } from '../src/stories/changes.ts';

const changesets = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What releases, and the one to come, say of a component. */
export function Changes({ of }: { of: readonly string[] }) {
  const changes = changesOf(of, Object.values(changesets), changelog);
  return (
    <section>
      <h2>Changes</h2>
      {changes.length === 0 ? (
        <p>No release has changed it since it came.</p>
      ) : (
        <ul>
          {changes.map(({ version, text }) => (
            <li key={text}>
              <strong>{version ?? 'Next release'}</strong>: {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
