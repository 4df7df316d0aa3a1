import type { ServedPage } from '@rimba/member/contract';
import { asleepMark } from '@rimba/shell/boot-script';
import { noncePlaceholder } from './apps.ts';
import type { RouteFiles } from './route-preloads.ts';

const scripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
/** With what stands there without a script: the page itself can then be read. */
const app = /<div id="app">.*<\/div>(?:\s*<noscript.*<\/noscript>)?(?=\s*<\/body>)/s;

const inline = (script: string) => `<script nonce="${noncePlaceholder}">${script}</script>`;

/** Whoever is told nothing of paints, or too late, gets the app all the same. */
const longestWaitMs = 2_000;

/**
 * Fetches the app once the page has been painted: until then, what is to be seen has the line for itself. The browser
 * says when something was; what has been read since is painted two frames later. A page in the background is not
 * painted, and need not wait. The files are named a few at a time, so that a finger gets in between.
 */
const starter = ({ code: [entry, ...others], texts }: RouteFiles) => {
  const files = [
    ...texts.map((href) => ['link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }]),
    ['script', { type: 'module', crossOrigin: '', src: entry }],
    ...others.map((href) => ['link', { rel: 'modulepreload', crossOrigin: '', href }]),
  ];
  return (
    `(()=>{const files=${JSON.stringify(files)},next=()=>{` +
    `for(const [name,given] of files.splice(0,4))document.head.append(Object.assign(document.createElement(name),given));` +
    `files.length&&setTimeout(next)};` +
    `let begun;const begin=()=>{begun||next();begun=1},` +
    `frame=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)));` +
    `if(document.hidden)begin();else{setTimeout(begin,${longestWaitMs});` +
    `new PerformanceObserver((_,paints)=>{paints.disconnect();frame()}).observe({type:'paint',buffered:true})}})()`
  );
};

const fontPreload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;

/** The index with a page in it that can be read before any script of the app is there. */
export function servedIndex(index: string, { head, content, state }: ServedPage, files: RouteFiles): string {
  const insides = [
    `<div id="app" ${asleepMark}>${content}</div>`,
    `<script type="application/json" id="served-state">${state}</script>`,
    inline(starter(files)),
  ].join('');
  return index
    .replaceAll(scripts, '')
    .replace('</head>', () => `${files.latinType ? fontPreload(files.latinType) : ''}${head}</head>`)
    .replace(app, () => insides);
}
