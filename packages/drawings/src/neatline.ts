/** Paths of a map's frame: black and white bars on all four sides between two lines. */
export interface Neatline {
  readonly bars: string;
  readonly lines: string;
}

const thickness = 6;

/** The frame of a sheet of this size, in its units; `parts` are odd, so that each side begins and ends in black. */
export function neatline(width: number, height: number, parts: { across: number; down: number }): Neatline {
  const across = starts(width, parts.across).map(({ at, size }) => {
    const bar = `h${size}v${thickness}h-${size}z`;
    return `M${at} 0${bar}M${at} ${height - thickness}${bar}`;
  });
  const down = starts(height, parts.down).map(({ at, size }) => {
    const bar = `h${thickness}v${size}h-${thickness}z`;
    return `M0 ${at}${bar}M${width - thickness} ${at}${bar}`;
  });
  const inner = 2 * thickness;
  return {
    bars: [...across, ...down].join(''),
    lines: `M.5.5h${width - 1}v${height - 1}h-${width - 1}zM${thickness} ${thickness}h${width - inner}v${height - inner}h-${width - inner}z`,
  };
}

const starts = (length: number, parts: number) =>
  Array.from({ length: (parts + 1) / 2 }, (_, index) => ({
    at: (index * 2 * length) / parts,
    size: length / parts,
  }));
