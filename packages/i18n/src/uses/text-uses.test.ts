import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';
import { findTextUses } from './text-uses.ts';

const filesOf = (key: string, sources: Record<string, string>) =>
  findTextUses(new Map(Object.entries(sources))).find((text) => text.key === key)?.files;

/** `${name}`, as a source spells it. */
const hole = (name: string) => `\${${name}}`;

it('finds a key by its namespace, or in a file that names the namespace', () => {
  const sources = {
    'prefixed.tsx': "t('trees:list.title')",
    'hooked.tsx': "const { t } = useTranslation('trees'); t('list.title')",
    'of-another.tsx': "const { t } = useTranslation('profile'); t('list.title')",
    'in-a-template.tsx': `t(\`${hole("t('trees:list.title')")}, ${hole('code')}\`)`,
    'beside-a-pattern.tsx': "[/unknown '([^']+)'/, 'trees:list.title']",
    'said-only.tsx': "// t('trees:list.title')",
  };
  expect(filesOf('trees:list.title', sources)).toEqual([
    'beside-a-pattern.tsx',
    'hooked.tsx',
    'in-a-template.tsx',
    'prefixed.tsx',
  ]);
});

it('finds what a template may spell, and takes a template of holes for nothing', () => {
  expect(filesOf('trees:sort.newest', { 'a.tsx': `t(\`trees:sort.${hole('by')}\`)` })).toEqual(['a.tsx']);
  expect(filesOf('trees:sort.newest', { 'a.tsx': `t(\`${hole('by')}.${hole('what')}\`)` })).toEqual([]);
});

it('takes a template with two parts open for those alone whose words stand in its file', () => {
  const steps = `['qris', '1'].map(() => \`howTo.${hole('way')}.${hole('n')}\`)`;
  expect(filesOf('checkout:howTo.qris.1', { 'methods.ts': steps })).toEqual(['methods.ts']);
  expect(filesOf('checkout:howTo.gopay.1', { 'methods.ts': steps, 'other.ts': "'gopay'" })).toEqual([]);
});

it('reads a table of keys by the words beside it', () => {
  const sources = {
    'privacy/route.tsx': `useTranslation('privacy'); t(\`${hole('part')}.${hole('text')}\`)`,
    'privacy/policy.ts': "[{ part: 'who', texts: ['p1'] }]",
    'faq/questions.tsx': "useTranslation('faq'); t(category, { returnObjects: true }); ['general']",
  };
  expect(filesOf('privacy:who.p1', sources)).toEqual(['privacy/route.tsx']);
  expect(filesOf('privacy:who.p2', sources)).toEqual([]);
  expect(filesOf('faq:general.what-is-rimba.question', sources)).toEqual(['faq/questions.tsx']);
});

it('has no text that nothing shows', () => {
  const uses = findTextUses(readSources(join(import.meta.dirname, '..', '..', '..', '..')));
  expect(uses.filter(({ files }) => files.length === 0).map(({ key }) => key)).toEqual([]);
});
