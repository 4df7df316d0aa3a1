import { pdf } from '@react-pdf/renderer';

/** How each page of a PDF is drawn. */
export async function pagesOf(document: Parameters<typeof pdf>[0]): Promise<string[]> {
  const file = await pdf(document).toString();
  return file.split(/^endstream$/m).filter((part) => /^BT$/m.test(part));
}

/** What is written on a page, as the numbers of its letters. */
export const wordsOf = (drawing: string): string[] => drawing.match(/\[.*\] TJ/g) ?? [];
