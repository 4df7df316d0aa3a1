/** The library's middle, without what draws and parses for the command line: half of its weight. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}
