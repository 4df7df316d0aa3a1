import { pathTo } from '@rimba/paths';
import { expect, test } from '../support/test.ts';

test('a visitor’s document makes no markup, script or foreign worker out of a string', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(/This document requires 'Trusted(HTML|Script|ScriptURL)' assignment/);
  watch.expectRefusal(/violates the following Content Security Policy directive/);
  await page.goto(pathTo('home'));
  const refused = await page.evaluate(() => {
    const attempt = (make: () => unknown) => {
      try {
        make();
        return 'made';
      } catch (failure) {
        return String(failure).match(/Trusted\w+/)?.[0];
      }
    };
    const element = document.createElement('div');
    const script = document.createElement('script');
    return {
      markup: attempt(() => (element.innerHTML = '<img src=x onerror=alert(1)>')),
      script: attempt(() => (script.text = 'alert(1)')),
      elsewhere: attempt(() => (script.src = 'https://elsewhere.example/a.js')),
      blob: attempt(() => (script.src = URL.createObjectURL(new Blob(['alert(1)'])))),
      own: attempt(() => (script.src = '/assets/own.js')),
    };
  });
  expect(refused).toEqual({
    markup: 'TrustedHTML',
    script: 'TrustedScript',
    elsewhere: 'TrustedScriptURL',
    blob: 'TrustedScriptURL',
    own: 'made',
  });
});
