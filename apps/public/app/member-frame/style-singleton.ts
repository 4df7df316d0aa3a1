import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton` in a document's script: dialogs and menus lock the page's scrolling by a
 * style element, which a document's policy stops. Sheets made by a script need no element and no nonce.
 */
export function styleSingleton() {
  return function LockStyle({ styles }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [styles]);
    return null;
  };
}
