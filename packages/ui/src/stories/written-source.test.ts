import { expect, it } from 'vitest';
import { asWritten } from './written-source.ts';

const story = `{
  args: {
    onClick: fn()
  },
  render: function Kinds({
    onClick
  }) {
    const say = useSay();
    return <Inline>
        <Button onClick={onClick}>{say('Simpan', 'Save')}</Button>
        <Button busy={say('Tunggu', 'Wait, please')}>{say(\`\${count} (satu)\`, \`\${count} (one)\`)}</Button>
      </Inline>;
  },
  play: async ({
    canvasElement
  }) => {
    await expect(within(canvasElement).getByText(said('Simpan'))).toBeVisible();
  }
}`;

it('has the words of one language, and nothing of the tests', () => {
  expect(asWritten(story, '', 'en')).toBe(`<Inline>
  <Button onClick={onClick}>Save</Button>
  <Button busy="Wait, please">{\`\${count} (one)\`}</Button>
</Inline>`);
  expect(asWritten(story, '', 'id')).toContain('<Button onClick={onClick}>Simpan</Button>');
});

it('keeps what a part remembers', () => {
  const remembering = `{
  render: function One() {
    const say = useSay();
    const [on, setOn] = useState(false);
    return <Switch label={say('Surat', 'Letters')} on={on} onChange={setOn} />;
  }
}`;
  expect(asWritten(remembering, '', 'en')).toBe(`const [on, setOn] = useState(false);
return <Switch label="Letters" on={on} onChange={setOn} />;`);
});

it('shows a part that the file of stories makes for itself', () => {
  const file = `import { Field } from './Field.tsx';

function Sample({ name }: { name: string }) {
  const say = useSay();
  return <Field label={say('Nama', 'Name')} name={name} />;
}

export const One = { render: () => <Sample name="a" /> };
`;
  expect(
    asWritten(
      `{
  render: () => <Sample name="a" />
}`,
      file,
      'en',
    ),
  ).toBe(`function Sample({ name }: { name: string }) {
  return <Field label="Name" name={name} />;
}

<Sample name="a" />`);
});

it('leaves a story without one of its own to its properties', () => {
  expect(
    asWritten(
      `{
  args: {
    label: 'Nama'
  }
}`,
      '',
      'en',
    ),
  ).toBeUndefined();
});
