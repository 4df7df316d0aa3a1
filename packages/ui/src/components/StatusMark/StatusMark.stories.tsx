import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { FreshnessChip } from '../FreshnessChip/FreshnessChip.tsx';
import { GrowthRings } from '../GrowthRings/GrowthRings.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { RankMark } from '../RankMark/RankMark.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TransactionStatusMark } from '../TransactionStatusMark/TransactionStatusMark.tsx';
import { NameTag, TreeTag } from '../TreeTag/TreeTag.tsx';
import { StatusMark } from './StatusMark.tsx';

const meta = { title: 'Components/Forest/Marks', component: StatusMark } satisfies Meta<typeof StatusMark>;
export default meta;
type Story = StoryObj;

export const AllMarks: Story = {
  render: function AllMarks() {
    const say = useSay();
    return (
      <Stack>
        <Inline>
          <StatusMark status="ready_to_adopt">{say('Siap diadopsi', 'Ready to adopt')}</StatusMark>
          <StatusMark status="pending">{say('Ditahan', 'Held')}</StatusMark>
          <StatusMark status="adopted">{say('Teradopsi', 'Adopted')}</StatusMark>
          <StatusMark status="active">{say('Tercatat', 'Recorded')}</StatusMark>
          <StatusMark status="inactive">{say('Tidak aktif', 'Inactive')}</StatusMark>
        </Inline>
        <Inline>
          <RankMark rank="gold">{say('Patron emas', 'Gold patron')}</RankMark>
          <RankMark rank="platinum">{say('Patron platina', 'Platinum patron')}</RankMark>
          <RankMark rank="diamond">{say('Patron berlian', 'Diamond patron')}</RankMark>
        </Inline>
        <Inline>
          <FreshnessChip freshness="inTime">{say('Segar, 59 hari', 'In time, 59 days')}</FreshnessChip>
          <FreshnessChip freshness="due">{say('Waktunya disurvei, 168 hari', 'Due, 168 days')}</FreshnessChip>
          <FreshnessChip freshness="late">
            {say('Survei terlambat, 201 hari', 'Late, 201 days')}
          </FreshnessChip>
        </Inline>
        <Inline>
          <TransactionStatusMark status="pending_payment">{say('Menunggu', 'Waiting')}</TransactionStatusMark>
          <TransactionStatusMark status="paid">{say('Lunas', 'Paid')}</TransactionStatusMark>
          <TransactionStatusMark status="cancelled">{say('Dibatalkan', 'Cancelled')}</TransactionStatusMark>
        </Inline>
        <TreeTag code="KB-KM-2024-000217" />
        <NameTag
          code="KB-AU-2024-000301"
          place="Tengkawang tungkul · Arut Utara"
          name={say('nama Anda', 'your name')}
        />
        <Inline>
          {['gambut-jaya', 'rimba-lestari', 'sungai-arut'].map((seed) => (
            <GrowthRings key={seed} seed={seed} />
          ))}
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Siap diadopsi')).toBeVisible();
    const shapes = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(shapes.slice(0, 8)).size).toBe(8);
    const code = document.createRange();
    code.selectNodeContents(canvas.getByText('KB-KM-2024-000217'));
    await expect(code.getClientRects()).toHaveLength(1);
  },
};
