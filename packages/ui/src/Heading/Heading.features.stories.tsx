import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { headingDocs } from './Heading.docs.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({ title: 'Components/Heading/Features', component: Heading });

export const Levels = meta.story({
  render: () => (
    <>
      <Heading level={1}>Patients</Heading>
      <Heading level={2}>Person</Heading>
      <Heading level={3}>Address</Heading>
      <Heading level={4}>Earlier addresses</Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = [1, 2, 3, 4].map((level) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level })).fontSize),
    );
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).marginBlockStart).toBe('0px');
  },
});
export const SmallerThanItsLevel = meta.story({
  render: () => (
    <>
      <Heading level={2} size="md" id="small">
        Device
      </Heading>
      <section aria-labelledby="small">Lane 1 headset</section>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 2 })).fontSize).toBe('14px');
    await expect(canvas.getByRole('region', { name: 'Device' })).toBeVisible();
  },
});

export const AnyText = meta.story(anyText(headingDocs));
