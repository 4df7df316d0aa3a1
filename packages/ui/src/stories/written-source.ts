type Language = 'id' | 'en';

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Where the brackets that open at a place close, and the commas between, past what stands in quotes. */
function spanOf(code: string, open: number): { end: number; commas: number[] } | undefined {
  const expected: string[] = [];
  const commas: number[] = [];
  let quote: string | undefined;
  for (let at = open; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === '\\') at += 1;
    else if (quote !== undefined) quote = sign === quote ? undefined : quote;
    else if (`'"\``.includes(sign)) quote = sign;
    else if (sign in closing) expected.push(closing[sign] ?? '');
    else if (sign === expected.at(-1)) expected.pop();
    else if (sign === ',' && expected.length === 1) commas.push(at);
    if (expected.length === 0) return { end: at, commas };
  }
  return undefined;
}

const plainText = (expression: string) =>
  /^'((?:[^'\\{}<>]|\\')*)'$/.exec(expression)?.[1]?.replaceAll("\\'", "'");

/** The words themselves in place of `say('Simpan', 'Save')`: a page has its words in one language from elsewhere. */
function inWords(code: string, language: Language): string {
  const found = /\bsay\((?!\.\.\.)/.exec(code);
  if (!found) return code;
  const open = found.index + found[0].length - 1;
  const span = spanOf(code, open);
  const comma = span?.commas[0];
  if (!span || comma === undefined) return code;
  const said = language === 'id' ? code.slice(open + 1, comma) : code.slice(comma + 1, span.end);
  const expression = said.trim().replace(/,$/, '');
  const text = plainText(expression);
  const before = code.slice(0, found.index);
  const after = inWords(code.slice(span.end + 1), language);
  // Alone between braces, a text is a property's or an element's own.
  if (text === undefined || !before.endsWith('{') || !after.startsWith('}'))
    return before + expression + after;
  const isProperty = before.endsWith('={');
  if (isProperty && text.includes('"')) return before + expression + after;
  return before.slice(0, -1) + (isProperty ? `"${text}"` : text) + after.slice(1);
}

const dedent = (code: string, spaces: number) => code.replaceAll(new RegExp(`^ {1,${spaces}}`, 'gm'), '');

/** What a story renders, of its source as Storybook keeps it: a property a line, two spaces deep. */
function renderedBy(story: string): string | undefined {
  const [, render] = /^ {2}render: ([\s\S]*?),?\n(?: {2}\w|\})/m.exec(story) ?? [];
  const [, body] = /^function \w*\([\s\S]*?\) \{\n([\s\S]*)\n {2}\}$/.exec(render ?? '') ?? [];
  if (body === undefined)
    return render?.includes('=> ') ? dedent(render.slice(render.indexOf('=> ') + 3), 4) : undefined;
  const statements = dedent(body, 4).replace(/^const say = useSay\(\);\n/, '');
  const [, only] = /^return ([\s\S]*);$/.exec(statements) ?? [];
  return only === undefined ? statements : dedent(only, 2);
}

/** What a file of stories makes for itself under a name. */
const madeIn = (file: string, name: string) =>
  new RegExp(`^(?:function ${name}\\(|const ${name} = )[\\s\\S]*?^[})][;)]*$`, 'm').exec(file)?.[0];

/** The parts that a story's own file makes and the code uses, each once, with those that they use in turn. */
function ownParts(code: string, file: string, known: readonly string[] = []): string[] {
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return [...names]
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const made = madeIn(file, name);
      return made ? [...ownParts(made, file, [...known, name]), made] : [];
    });
}

/**
 * A story as a developer writes the same on a page: what it renders, in the words of one language, without what is there
 * for the tests. Undefined where it renders by its properties alone.
 * @param file the source of the file that it stands in
 */
export function asWritten(story: string, file: string, language: Language): string | undefined {
  const rendered = renderedBy(story);
  if (rendered === undefined) return undefined;
  const parts = [...new Set(ownParts(rendered, file))].map((part) =>
    part.replace(/^ *const say = useSay\(\);\n/m, ''),
  );
  return [...parts, rendered].map((code) => inWords(code, language)).join('\n\n');
}
