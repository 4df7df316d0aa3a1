declare module 'virtual:text-uses' {
  import type { TextUse } from '@rimba/i18n/uses';
  export const textUses: readonly TextUse[];
}

declare module 'virtual:component-uses' {
  import type { ComponentUse } from '@rimba/reference/component-uses';
  export const componentUses: readonly ComponentUse[];
}
