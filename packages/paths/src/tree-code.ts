/** For a pattern: what stands on a tree's tag, KB-AU-2024-000123. Regency, district, year and serial. */
export const treeCode = '[A-Z]{2}-[A-Z]{2}-(?:19|20)\\d\\d-\\d{6}';
