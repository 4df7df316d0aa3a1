/** The first sentence, and as many after it as fit into so many characters: none is cut in the middle. */
export function firstSentences(text: string, most: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter('id', { granularity: 'sentence' }).segment(text)) {
    if (kept !== '' && (kept + segment).trimEnd().length > most) break;
    kept += segment;
  }
  return kept.trimEnd();
}
