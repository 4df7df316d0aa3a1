/** The first bytes of JPEG, PNG, WebP and AVIF: what a file is by its content, whatever its name and type say. */
export function looksLikePicture(content: Buffer): boolean {
  const text = (from: number, to: number) => content.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 32)))
  );
}
