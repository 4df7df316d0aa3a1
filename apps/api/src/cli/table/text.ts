import { TableError } from './table.ts';

const marks: [bytes: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * UTF-8, or UTF-16 with its byte order mark. Anything else is refused: guessing would spoil names silently.
 * @throws TableError naming the line of the first wrong byte
 */
export function decodeText(content: Buffer): string {
  const mark = marks.find(([bytes]) => bytes.every((byte, index) => content[index] === byte));
  const encoding = mark?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch (cause) {
    throw new TableError('not_utf8', { row: firstWrongLine(content) }, { cause });
  }
}

function firstWrongLine(content: Buffer): number {
  let line = 1;
  for (let from = 0; from < content.length; line += 1) {
    const end = content.indexOf(0x0a, from);
    const to = end === -1 ? content.length : end;
    if (content.toString('utf8', from, to).includes('\uFFFD')) return line;
    from = to + 1;
  }
  return line;
}
