declare module 'virtual:text-uses' {
  import type { TextUse } from '@rimba/i18n/uses';
  export const textUses: readonly TextUse[];
}
