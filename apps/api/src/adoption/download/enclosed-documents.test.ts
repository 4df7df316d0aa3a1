import { expect, it, vi } from 'vitest';
import type { CertificateService } from '../certificate/index.ts';
import { createEnclosures } from './enclosed-documents.ts';

it('pictures a certificate to its own reader by the name that the mail says', async () => {
  const preview = vi.fn(async () => Buffer.from('png'));
  const hidden = { holder: 'Rina', sharedAs: 'hidden' } as Awaited<ReturnType<CertificateService['read']>>;
  const enclosures = createEnclosures({
    downloads: { receipt: vi.fn() },
    certificates: { read: async () => hidden },
    certificateDocuments: { pdf: vi.fn(), preview, forgetRevision: vi.fn() },
  });
  await enclosures.certificatePicture('RB-2026-7Q4K-M82X-T5WX', 'id');
  expect(preview).toHaveBeenCalledWith(expect.objectContaining({ holder: 'Rina', sharedAs: 'full' }), 'id');
});
