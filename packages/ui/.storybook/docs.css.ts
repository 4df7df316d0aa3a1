import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../src/tokens/contract.css.ts';
import { media } from '../src/tokens/scales.ts';

// On a component's page the stories lie on the ground of the chosen theme.
globalStyle('.docs-story', { color: vars.color.text, background: vars.color.background });

// On a phone a story needs the width more than the page does its margins.
const closeMargins = { '.sbdocs.sbdocs-wrapper': '2rem 1rem', '.docs-story.docs-story': '1.5rem 0.5rem' };
for (const [place, padding] of Object.entries(closeMargins)) {
  globalStyle(place, { '@media': { [media.belowTablet]: { padding } } });
}

// Wider than a phone's page, a table of properties or of keys goes sideways within itself, and the page does not.
globalStyle('.sbdocs-content :is(.docblock-argstable, section > table)', {
  '@media': { [media.belowTablet]: { display: 'block', maxInlineSize: '100%', overflowX: 'auto' } },
});

// The head of a group of properties is read as they are; Storybook fades it.
globalStyle('.docblock-argstable tr[title] > td > span', { color: vars.color.textMuted });

// Storybook's own red is paler on paper than a mark may be.
globalStyle('.docblock-argstable td > span[title="Required"]', { color: vars.color.danger });

// What follows a table keeps the distance that it keeps from words.
globalStyle('.sbdocs-content section > table', { marginBlockEnd: '2.5rem' });

// Where all tabs of properties are seen, nothing is left to go to.
globalStyle('.sbdocs-content [data-show-scroll-buttons] button:not([role="tab"]):disabled', {
  display: 'none',
});

// In words Storybook lays code on a blue of its own, and marks every second row in it.
globalStyle('.sbdocs-content section > table tr:nth-of-type(2n)', { background: 'none' });
globalStyle('.sbdocs-content :is(p, li) > code', {
  color: vars.color.text,
  background: vars.color.surface,
  borderColor: vars.color.line,
});

// What stands where a page is still on its way is white paper in every theme, and so is its ground.
globalStyle('.sb-wrapper:is(.sb-preparing-story, .sb-preparing-docs)', { background: vars.color.background });
globalStyle('.sb-preparing-docs :is(.sb-previewBlock, .sb-argstableBlock-body, .sb-argstableBlock-body td)', {
  background: 'none',
  borderColor: vars.color.line,
  boxShadow: 'none',
});
globalStyle('.sb-preparing-docs :is(.sb-previewBlock_icon, td span, td button)', {
  background: vars.color.backgroundSunken,
});

// Heads of a page's own words are set as the product sets its own.
const heads = ['.sbdocs-title', '> section > :is(h2, h3)', '> h2:not(#stories)', '.sb-anchor > h3'];
globalStyle(heads.map((head) => `.sbdocs.sbdocs-content ${head}`).join(), {
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'lining-nums',
});
