import { inflateSync } from 'node:zlib';

/** The code points a WOFF file has glyphs for, read from its character map. @throws when it has none */
export function coverageOf(woff: Buffer): Set<number> {
  const map = characterMap(woff);
  const covered = new Set<number>();
  for (let index = 0; index < map.readUInt16BE(2); index++) {
    const table = map.subarray(map.readUInt32BE(4 + index * 8 + 4));
    if (table.readUInt16BE(0) === 4) addSegments(table, covered);
    if (table.readUInt16BE(0) === 12) addGroups(table, covered);
  }
  return covered;
}

function characterMap(woff: Buffer): Buffer {
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = 44 + index * 20;
    if (woff.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const from = woff.readUInt32BE(entry + 4);
    const length = woff.readUInt32BE(entry + 8);
    const table = woff.subarray(from, from + length);
    return length < woff.readUInt32BE(entry + 12) ? inflateSync(table) : table;
  }
  throw new Error('A font without a character map');
}

/** Format 4: ranges below U+10000, whose glyphs are counted on from a delta or listed. */
function addSegments(table: Buffer, covered: Set<number>): void {
  const double = table.readUInt16BE(6);
  for (let at = 0; at < double; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + double + at);
    const delta = table.readUInt16BE(16 + 2 * double + at);
    const offsetAt = 16 + 3 * double + at;
    const offset = table.readUInt16BE(offsetAt);
    for (let point = start; point <= end && point < 0xffff; point++) {
      const listed = offset ? table.readUInt16BE(offsetAt + offset + (point - start) * 2) : point;
      if (offset && listed === 0) continue;
      if (((listed + delta) & 0xffff) !== 0) covered.add(point);
    }
  }
}

/** Format 12: ranges of any size. */
function addGroups(table: Buffer, covered: Set<number>): void {
  for (let index = 0; index < table.readUInt32BE(12); index++) {
    const group = 16 + index * 12;
    for (let point = table.readUInt32BE(group); point <= table.readUInt32BE(group + 4); point++)
      covered.add(point);
  }
}
