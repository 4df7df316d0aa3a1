import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { AccordionItem } from './Accordion.tsx';

const meta = { title: 'Components/Navigation/Accordion', component: AccordionItem } satisfies Meta<
  typeof AccordionItem
>;
export default meta;

export const Questions: StoryObj<{ onOpen: () => void }> = {
  args: { onOpen: fn() },
  render: function Questions({ onOpen }) {
    const say = useSay();
    return (
      <div>
        <AccordionItem
          id="refund"
          summary={say('Bisakah dana dikembalikan?', 'Can I get a refund?')}
          onOpen={onOpen}
        >
          {say(
            'Tidak. Pohon yang mati karena alam ditanam kembali.',
            'No. A tree that dies naturally is replanted.',
          )}
        </AccordionItem>
        <AccordionItem summary={say('Berapa lama masa adopsi?', 'How long is the term?')} defaultOpen>
          {say('Satu tahun sejak pembayaran.', 'One year from the payment.')}
        </AccordionItem>
      </div>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const answer = canvas.getByText(said('Tidak. Pohon yang mati karena alam ditanam kembali.'));
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(said('Bisakah dana dikembalikan?')));
    await expect(answer).toBeVisible();
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByText(said('Bisakah dana dikembalikan?')));
    await expect(answer).not.toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText(said('Satu tahun sejak pembayaran.'))).toBeVisible();
  },
};
