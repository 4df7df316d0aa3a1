import { createCipheriv, createDecipheriv } from 'node:crypto';
import { invalidCursor } from '../../http/list/index.ts';

/** Where a page of the ranking ended. */
export type RankingPlace = { treeCount: number; adopterId: number };
type Order = 'asc' | 'desc';

export type RankingCursor = ReturnType<typeof createRankingCursor>;

const algorithm = 'aes-256-ecb';
/** What one whole block ends with when it is ours, by the order it was made for. */
const endings = { asc: 0x72_6b_61_73_63_00n, desc: 0x72_6b_64_65_73_63n } as const satisfies Record<
  Order,
  bigint
>;

/**
 * A cursor that names no account: its one block is encrypted. The same page has the same cursor, so that an answer
 * can be recognised by its tag. `key`: 32 bytes.
 */
export function createRankingCursor(key: Uint8Array) {
  return {
    write({ treeCount, adopterId }: RankingPlace, order: Order): string {
      const block = Buffer.alloc(16);
      block.writeUInt32BE(treeCount, 0);
      block.writeUInt32BE(adopterId, 4);
      block.writeBigUInt64BE(endings[order], 8);
      return createCipheriv(algorithm, key, null).setAutoPadding(false).update(block).toString('base64url');
    },

    /** @throws Problem request.invalid_parameter for one we did not make, or for the other order */
    read(text: string, order: Order): RankingPlace {
      const given = Buffer.from(text, 'base64url');
      if (given.length !== 16) throw invalidCursor();
      const block = createDecipheriv(algorithm, key, null).setAutoPadding(false).update(given);
      if (block.readBigUInt64BE(8) !== endings[order]) throw invalidCursor();
      return { treeCount: block.readUInt32BE(0), adopterId: block.readUInt32BE(4) };
    },
  };
}
