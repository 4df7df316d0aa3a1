/**
 * A document reads without a script; this one makes something in it nicer. Import its address with
 * `?worker&url`, which compiles the file into one of its own.
 */
export function Enhancement({ src }: { src: string }) {
  return <script type="module" async src={src} />;
}
