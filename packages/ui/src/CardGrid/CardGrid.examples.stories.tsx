import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DeviceCard } from '../DeviceCard/DeviceCard.tsx';
import { CardGrid } from './CardGrid.tsx';

const meta = preview.meta({ title: 'Components/CardGrid/Examples', component: CardGrid });

export const DevicesOfAnOffice = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    'aria-label': 'Devices',
    children: [
      <DeviceCard
        key="lane2"
        name="Lane 2 headset"
        battery={82}
        title="Okafor, Adaeze"
        detail="24-2 AVA Standard, left eye"
        href="#lane2"
        progress={{ label: 'Progress', value: 58 }}
      />,
      <DeviceCard
        key="pretest"
        name="Pre-test room"
        battery={18}
        title="Zhao, Mei-Ling"
        detail="Pure tone audiometry, paused"
        href="#pretest"
        progress={{ label: 'Progress', value: 75, tone: 'caution' }}
      />,
      <DeviceCard key="home" name="Home kit 07" battery={91} title="Free" detail="Last used yesterday, 16:20" />,
    ],
  },
  play: async ({ canvas }) => {
    const heights = ['Lane 2 headset', 'Pre-test room', 'Home kit 07'].map(
      (name) => canvas.getByRole('group', { name }).getBoundingClientRect().height,
    );
    await expect(new Set(heights).size).toBe(1);
  },
});
