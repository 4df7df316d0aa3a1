import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export type TextTone =
  | 'inherit'
  | 'default'
  | 'muted'
  | 'heading'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'onForest'
  | 'onForestMuted';

export type TextProps = {
  /** The words. */
  children: ReactNode;
  /** Its element. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'dt' | 'dd' | 'figcaption' | 'blockquote' | 'cite' | 'time';
  /** A step of the scale of type, with its size, height of line and weight. */
  variant?: 'caption' | 'small' | 'body' | 'lead' | 'label' | 'note' | 'figure';
  /** `note` is muted unless told otherwise; everything else inherits. */
  tone?: TextTone;
  /** A weight other than the variant's own: 500, 600 or 700. */
  weight?: 'medium' | 'semibold' | 'bold';
  /** Where its lines stand. */
  align?: 'start' | 'center' | 'end';
  /** Keeps lines to 38 rem, as long as they are read well. */
  measure?: boolean;
  /** For codes and amounts, which must not break over lines. */
  unbroken?: boolean;
  /** The anchor in the page's address, or what an `aria-` attribute points to. */
  id?: string;
  /** BCP 47 tag of text in another language; `la` for Latin names. */
  lang?: string;
  /** For `time`: the machine's form. */
  dateTime?: string;
  /** `status` is read when it changes, `alert` at once; `note` stands beside the text. */
  role?: 'status' | 'alert' | 'note';
};

export function Text({
  children,
  as: Element = 'p',
  variant = 'body',
  tone = variant === 'note' ? 'muted' : 'inherit',
  weight,
  align,
  measure = false,
  unbroken = false,
  ...rest
}: TextProps) {
  const className = text({
    variant,
    tone,
    measure,
    unbroken,
    ...(weight && { weight }),
    ...(align && { align }),
  });
  return (
    <Element {...rest} className={className}>
      {children}
    </Element>
  );
}
