import { type MailBlock, type MailText, type MailTree, quoted } from './mail-text.ts';

/** The same mail in plain text, for whoever reads it so. */
export function plainTwin(
  text: MailText,
  { greeting, footer, links }: { greeting: string | undefined; footer: string[]; links: Link[] },
): string {
  const parts = [
    text.heading ?? text.subject,
    ...(greeting === undefined ? [] : [greeting]),
    ...text.blocks.flatMap(written),
    ['--', ...footer, ...links.map(asText)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

type Link = { label: string; url: string };

const asText = ({ label, url }: Link) => `${label}: ${url}`;

function written(block: MailBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'code':
      return [block.text];
    case 'lines':
      return [block.lines.join('\n')];
    case 'quote':
      return [
        [quoted(block.text, block.by), block.translation, block.by]
          .filter((line) => line !== undefined)
          .join('\n'),
      ];
    case 'picture':
      return [];
    case 'figures':
      return [block.figures.map(({ value, label }) => `${value} ${label}`).join('\n')];
    case 'rows':
    case 'bars':
      return [aligned(block.kind === 'rows' ? block.rows : block.bars)];
    case 'trees':
      return block.trees.map(treeText);
    case 'button':
      return [`${block.label}:\n${block.url}`];
  }
}

/** Values one below the other. */
function aligned(rows: readonly { label: string; value: string }[]): string {
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, value }) => `  ${label.padEnd(width)}   ${value}`).join('\n');
}

const treeText = ({ name, note, facts }: MailTree) =>
  [name, note?.text, facts].filter((line) => line !== undefined).join('\n');
