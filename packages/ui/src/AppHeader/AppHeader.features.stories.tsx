import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { appHeaderDocs } from './AppHeader.docs.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { AppHeader } from './AppHeader.tsx';

const meta = preview.meta({ title: 'Patterns/AppHeader/Features', component: AppHeader });

export const Office = meta.story({
  args: { start: <strong>Northside Eye Clinic</strong>, end: <Avatar name="Maya Rosen" /> },
});
export const Monitor = meta.story({
  args: {
    start: (
      <Breadcrumbs
        items={[
          { label: 'Patients', href: '/patients' },
          { label: 'Okafor, Adaeze', href: '/patients/1' },
          { label: 'Tests' },
        ]}
      />
    ),
    end: <Button size="sm">Close</Button>,
  },
});
export const LongTexts = meta.story({
  args: {
    start: <strong>Northside Eye Clinic, Department of Neuro-Ophthalmology and Visual Rehabilitation</strong>,
    end: <Button size="sm">Close</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});
export const LargeText = meta.story({
  globals: { textScale: '200' },
  args: {
    start: <strong>Northside Eye Clinic</strong>,
    end: (
      <>
        <Button size="sm">English (US)</Button>
        <Avatar name="Maya Rosen" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 250 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('[data-component=AppHeader]')!;
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { start: <strong>عيادة الشمال للعيون</strong>, end: <Avatar name="مايا روزن" /> },
});
export const AnyText = meta.story(anyText(appHeaderDocs));
