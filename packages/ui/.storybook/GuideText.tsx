import type { Guide } from '../src/stories/guide.ts';

function List({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </>
  );
}

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  return (
    <>
      <h3>Keyboard</h3>
      {keys.length === 0 ? (
        <p>Nothing here takes the focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([names, effect]) => (
              <tr key={names}>
                <td>{names}</td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface GuideTextProps {
  /** Of a component all of it; what is no component has neither parts nor keys. */
  guide: Pick<Guide, 'use' | 'dos' | 'donts'> & Partial<Guide>;
}

export function GuideText({ guide: { use, elsewhere, anatomy, dos, donts, keyboard } }: GuideTextProps) {
  return (
    <section>
      <h2>When to use</h2>
      <p>{use}</p>
      {elsewhere && <p>Elsewhere called: {elsewhere.join(', ')}.</p>}
      {anatomy && <List title="Anatomy" entries={anatomy} />}
      <List title="Do" entries={dos} />
      <List title="Do not" entries={donts} />
      {keyboard && <Keyboard keys={keyboard} />}
    </section>
  );
}
