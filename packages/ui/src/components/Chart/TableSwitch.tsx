import { whenClosed, whenOpen } from '../../styles/open-words.css.ts';

interface TableSwitchProps {
  className: string;
  summary: string;
  hide: string | undefined;
}

/** Opens and closes the table of a chart. */
export function TableSwitch({ className, summary, hide = summary }: TableSwitchProps) {
  return (
    <summary className={className}>
      <span className={whenClosed}>{summary}</span>
      <span className={whenOpen}>{hide}</span>
    </summary>
  );
}
