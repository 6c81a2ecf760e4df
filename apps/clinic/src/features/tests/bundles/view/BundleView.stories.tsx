import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../../fakes/stage/backend.ts';
import { bundleOf } from '../../../../fakes/data/bundles.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import { enterWorld, forgetAnnouncements, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../fakes/data/tests.ts';
import { BundleView } from './BundleView.tsx';

const BUNDLE = bundleOf([TESTS[0]!.id, TESTS[1]!.id], 1, {
  test_descriptions: [
    { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' }, language: 'en', eye: 'OD' },
    { test_group: { group: 'VISUAL_ACUITY', strategy: 'NEAR', protocol: 'TUMBLING_E' }, language: 'en' },
  ],
});

const meta = preview.meta({
  title: 'Screens/Settings of a bundle',
  component: ScreenStage,
  args: { screen: BundleView, route: '/tests/bundles/view/:id', path: `/tests/bundles/view/${BUNDLE.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ globals }) =>
    enterWorld({ handlers: { ...formHandlers, getTestBundle: () => BUNDLE } }, String(globals['locale'])),
});

export const ReadOnly = meta.story({
  name: 'Shows the settings of each test, to look at; closing leads to the patient’s bundles [BUND-08]',
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Strategy' })).toHaveTextContent('AVA Fast');
    await expect(canvas.getByRole('group', { name: 'Eye' })).toHaveTextContent('Right eye');
    await userEvent.click(canvas.getByRole('button', { name: /^2\. Visual acuity/ }));
    await expect(canvas.getByText('Tumbling E')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute(
      'href',
      `/tests/bundles/${BUNDLE.patient!}`,
    );
  }),
});

export const Missing = meta.story({
  name: 'Shows a message for a deleted bundle and leaves the screen [BUND-08]',
  tags: ['!autodocs'],
  beforeEach: ({ globals }) =>
    enterWorld({ handlers: { ...formHandlers, getTestBundle: () => refuse(404, '') } }, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await screen.findByText('This bundle no longer exists.')).toBeVisible();
    await expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/patients');
    forgetAnnouncements();
  }),
});
