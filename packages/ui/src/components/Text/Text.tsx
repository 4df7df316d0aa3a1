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
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'dt' | 'dd' | 'figcaption' | 'blockquote' | 'cite' | 'time';
  variant?: 'caption' | 'small' | 'body' | 'lead' | 'label' | 'note' | 'figure';
  /** `note` is muted unless told otherwise; everything else inherits. */
  tone?: TextTone;
  weight?: 'medium' | 'semibold' | 'bold';
  align?: 'start' | 'center' | 'end';
  measure?: boolean;
  /** For codes and amounts, which must not break over lines. */
  unbroken?: boolean;
  id?: string;
  /** BCP 47 tag of text in another language; `la` for Latin names. */
  lang?: string;
  /** For `time`: the machine's form. */
  dateTime?: string;
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
