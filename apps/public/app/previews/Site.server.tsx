import { motif } from '@rimba/drawings';
import { colours, dataUrl, svgOf } from './paper.server.ts';

/** Whose site it is: the mark, and its name. */
export const Site = ({ name }: { name: string }) => (
  <div
    style={{
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      fontFamily: 'Serif',
      fontSize: 40,
      color: colours.textHeading,
    }}
  >
    <img alt="" src={dataUrl(svgOf(motif('favicon').url))} width={52} height={52} />
    {name}
  </div>
);
