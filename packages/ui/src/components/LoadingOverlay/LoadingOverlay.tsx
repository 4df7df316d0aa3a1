import { Seed } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import { overlay, productName } from './LoadingOverlay.css.ts';

export type LoadingOverlayProps = {
  /** The product's name. */
  title: string;
  /** What is being waited for: "Preparing the page…". */
  text: string;
};

/** Covers the window on the first entry, at sign-in and at sign-out; never a list. */
export function LoadingOverlay({ title, text }: LoadingOverlayProps) {
  return (
    <div className={overlay} role="status" aria-live="polite">
      <Seed />
      <span className={productName}>{title}</span>
      <Text variant="small" tone="muted">
        {/* A kept page may have been sent in another language; whoever shows it puts the right words there. */}
        <span suppressHydrationWarning>{text}</span>
      </Text>
    </div>
  );
}
