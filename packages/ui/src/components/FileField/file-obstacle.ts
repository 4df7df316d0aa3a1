export type FileObstacle = 'type' | 'size';

/** Why a file cannot be taken; undefined where it can. `accept` is as the input has it: "image/*,.pdf". */
export function fileObstacle(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: { accept?: string | undefined; maxBytes?: number | undefined },
): FileObstacle | undefined {
  const kinds = accept?.split(',').map((kind) => kind.trim().toLowerCase());
  const fits = (kind: string) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  };
  if (kinds && !kinds.some(fits)) return 'type';
  return maxBytes !== undefined && size > maxBytes ? 'size' : undefined;
}
