import { changesOf } from '../src/stories/changes.ts';
import { changelog, changesets } from '../src/stories/releases.ts';

/** A changeset's words: what stands in backticks is code. */
function Words({ children }: { children: string }) {
  // Every second part stood between two backticks; a part has no name of its own but its place.
  return children.split('`').map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 1 ? <code key={key}>{part}</code> : part;
  });
}

/** What releases, and the one to come, say of a component. */
export function Changes({ of }: { of: readonly string[] }) {
  const changes = changesOf(of, changesets, changelog);
  return (
    <section>
      <h2>Changes</h2>
      {changes.length === 0 ? (
        <p>No release has changed it since it came.</p>
      ) : (
        <ul>
          {changes.map(({ version, text }) => (
            <li key={text}>
              <strong>{version ?? 'Next release'}</strong>: <Words>{text}</Words>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
