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

export function GuideText({ guide: { use, elsewhere, anatomy, dos, donts, keyboard } }: { guide: Guide }) {
  return (
    <section>
      <h2>When to use</h2>
      <p>{use}</p>
      {elsewhere && <p>Elsewhere called: {elsewhere.join(', ')}.</p>}
      <List title="Anatomy" entries={anatomy} />
      <List title="Do" entries={dos} />
      <List title="Do not" entries={donts} />
      <h3>Keyboard</h3>
      {keyboard.length === 0 ? (
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
            {keyboard.map(([keys, effect]) => (
              <tr key={keys}>
                <td>{keys}</td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
