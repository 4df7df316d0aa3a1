declare module 'virtual:text-uses' {
  import type { TextUse } from '@rimba/i18n/uses';
  export const textUses: readonly TextUse[];
}

declare module 'virtual:component-uses' {
  import type { ComponentUse } from '@rimba/reference/component-uses';
  export const componentUses: readonly ComponentUse[];
}

declare module 'virtual:mails' {
  import type { RenderedMails } from '@rimba/reference/mails';
  export const mails: RenderedMails['mails'];
  export const files: RenderedMails['files'];
}

declare module 'virtual:type-shapes' {
  export const typeShapes: Readonly<Record<string, string>>;
}
