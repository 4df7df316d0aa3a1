export type PageStep = {
  page: number;
  /** Pages are left out before this one. */
  afterGap: boolean;
};

/** The pages worth a link: first, last, and the current one with its neighbours. A gap of one page is that page. */
export function pageWindow(current: number, count: number): PageStep[] {
  const near = new Set([1, count, current - 1, current, current + 1]);
  if (current - 1 === 3) near.add(2);
  if (current + 1 === count - 2) near.add(count - 1);
  const pages = [...near].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.map((page, index) => ({ page, afterGap: page - (pages[index - 1] ?? page) > 1 }));
}
