import { mark, wordmark } from './Logo.css.ts';

/** Growth rings with a leaf; it holds at 16 px. */
export function Logo() {
  return (
    <svg className={mark} width="30" viewBox="0 0 40 40" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        strokeWidth="2"
        d="M20 2.5c9.8 0 17 7.3 17.3 16.8C37.5 29.5 30 37.6 20.4 37.6 10.2 37.6 2.6 30.2 2.6 20.3 2.6 10.4 10 2.5 20 2.5z"
      />
      <path
        strokeWidth="1.3"
        d="M20 8.2c6.7 0 11.6 5 11.7 11.4.1 7-4.9 12.4-11.4 12.4-6.8 0-12-5-12-11.7C8.3 13.5 13.4 8.2 20 8.2z"
      />
      <path fill="currentColor" stroke="none" d="M20.2 12.5c5.4 4 6 10.6-.1 15.3-5.7-4.8-5.4-11.4.1-15.3z" />
    </svg>
  );
}

export type WordmarkProps = {
  /** The product's name. */
  name: string;
};

/** The mark with the product's name beside it. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <span className={wordmark}>
      <Logo />
      {name}
    </span>
  );
}
