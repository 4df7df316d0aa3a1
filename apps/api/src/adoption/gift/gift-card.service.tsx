import type { Language } from '@rimba/i18n';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import { toPdf } from '../../documents/pdf.ts';
import { GiftCardDocument } from './GiftCardDocument.tsx';
import { giftCardContent } from './gift-card-content.ts';
import type { GiftOpening } from './gift-opening.service.ts';
import type { GiftViewService } from './gift-view.service.ts';

export type GiftCardService = ReturnType<typeof createGiftCardService>;

/** Cards of gifts as files, whichever way the code was typed. */
export function createGiftCardService({
  config: { publicUrl },
  database: { db },
  views,
  codeOf,
}: {
  config: Pick<Config, 'publicUrl'>;
  database: Pick<Database, 'db'>;
  views: GiftViewService;
  codeOf: GiftOpening['codeOf'];
}) {
  return {
    /** @throws Problem gift.not_found */
    async pdf(typed: string, language: Language): Promise<Buffer> {
      const found = await views.find(db, typed);
      const content = giftCardContent(
        await views.view(db, found),
        codeOf(found.transactionId),
        language,
        publicUrl,
      );
      return toPdf(<GiftCardDocument content={content} />);
    },
  };
}
