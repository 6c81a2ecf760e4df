import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { pageHeaderDocs } from './PageHeader.docs.tsx';
import { PageHeader } from './PageHeader.tsx';

const onPress = fn();
const meta = preview.meta({
  title: 'Patterns/PageHeader/Features',
  component: PageHeader,
  args: { title: 'Patients' },
});

export const Title = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  },
});
export const Actions = meta.story({
  args: {
    actions: (
      <>
        <Button onPress={onPress}>Import</Button>
        <Button variant="primary" onPress={onPress}>
          New patient
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Import' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Import' }) });
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
});
export const Meta = meta.story({
  args: {
    size: 'compact',
    title: 'Perimetry 24-2, AVA Standard',
    meta: (
      <Badge tone="positive" hasDot>
        Testing left eye
      </Badge>
    ),
  },
});
export const WithBreadcrumbs = meta.story({
  args: {
    title: 'Tests',
    breadcrumbs: [{ label: 'Patients', href: '/patients' }, { label: 'Okafor, Adaeze' }],
    actions: <Button variant="primary">New test</Button>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
export const Phone = meta.story({
  args: { ...Actions.input.args, title: 'Custom bundles' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
export const NameAmongArabic = meta.story({
  name: 'A title in another script keeps its direction',
  globals: { locale: 'ar-EG' },
  args: { title: 'Okafor, Adaeze (A-20418)' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Okafor, Adaeze (A-20418)' });
    await expect(getComputedStyle(title.firstElementChild!).direction).toBe('ltr');
  },
});
// one navigation of a name a page
export const AnyText = meta.story(anyText(pageHeaderDocs, ['long', 'empty']));
export const RightToLeftText = meta.story(anyText(pageHeaderDocs, ['rightToLeft']));
export const EmojiText = meta.story(anyText(pageHeaderDocs, ['emoji']));
