/**
 * A document reads without a script; this one makes something in it nicer. Import its address with
 * `?worker&url`, which compiles the file into one of its own. It runs once the whole document is there: an async
 * one could come before what it is for.
 */
export function Enhancement({ src }: { src: string }) {
  return <script type="module" src={src} />;
}
