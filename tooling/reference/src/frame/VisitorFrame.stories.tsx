import type { TextKey } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { VisitorFrame, type VisitorFrameProps } from '@rimba/shell';
import { PageWidth } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { below } from './below.ts';
import { FramedPage, PageBody } from './FramedPage.tsx';
import { wordsOf } from './story-i18n.ts';

type Framed = Pick<VisitorFrameProps, 'signedIn' | 'header' | 'footer'> & {
  at: string;
  title: TextKey;
  /** Stands for the title: a name is no text of ours. */
  name?: string;
};

/** The frame around open pages. It is a document: every part works without a script. */
const meta = {
  title: 'Frame/Visitor',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { at: pathTo('faq'), title: 'common:nav.faq', signedIn: false, header: true, footer: true },
  render: ({ at, title, name, ...frame }, { globals }) => {
    const heading = name ?? wordsOf(globals)(title);
    return (
      <FramedPage at={at}>
        <VisitorFrame {...frame} year={2026} title={heading}>
          <PageWidth>
            <PageBody title={heading} />
          </PageWidth>
        </VisitorFrame>
      </FramedPage>
    );
  },
} satisfies Meta<Framed>;
export default meta;

type Story = StoryObj<Framed>;

export const Visitor: Story = {
  name: 'Visitor: header, navigation, footer',
  play: async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const other = globals.locale === 'id' ? 'en' : 'id';
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('link', { name: say('common:nav.login') })).toHaveAttribute(
      'href',
      pathTo('login'),
    );
    await expect(header.getByRole('link', { name: say('common:nav.register') })).toHaveAttribute(
      'href',
      pathTo('register'),
    );
    await expect(header.getByRole('link', { name: say('common:nav.faq') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      header.getByRole('link', { name: (name) => name.includes(say(`common:language.${other}`)) }),
    ).toHaveAttribute('href', `/${other}/other/faq`);
  },
};

export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('link', { name: say('common:nav.profile') })).toHaveAttribute(
      'href',
      pathTo('profile'),
    );
    await expect(header.queryByRole('link', { name: say('common:nav.login') })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: below('tablet', async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const header = within(canvasElement).getByRole('banner');
    const login = within(header).getByRole('link', { name: say('common:nav.login') });
    await expect(login).not.toBeVisible();
    await userEvent.click(within(header).getByLabelText(say('common:a11y.openMenu')));
    await expect(login).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

export const LongTitle: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    at: pathTo('community', { kelompokKomunitasName: 'a' }),
    name: 'Lembaga Pengelola Hutan Desa Rimba Lestari Sungai Arut Hulu dan Kotawaringin Lama',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
