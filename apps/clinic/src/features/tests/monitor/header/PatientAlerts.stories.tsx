import { expect } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { alertHandlers, ALERTS } from '../../../../fakes/data/alerts.ts';
import { monitorHandlers } from '../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../fakes/data/tests.ts';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';

/** The patient is loaded, on a busy machine too. */
const LOADED = { timeout: 8_000 };

const world: World = { handlers: { ...monitorHandlers({}), ...alertHandlers(ALERTS) }, sockets: [{ ready: 150 }] };

const meta = preview.meta({
  title: 'Screens/Alerts on a monitor',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
});

export const Desktop = meta.story({
  name: 'Shows what the staff must know next to the facts about the patient [OUR-760]',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter(world),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Allergy: Latex', undefined, LOADED)).toBeVisible();
    await expect(canvas.getAllByText('Maya Rosen, 11/18/2026')).toHaveLength(ALERTS.length);
  }),
});

export const Phone = meta.story({
  name: 'Shows the kinds of alerts in the header of a phone [OUR-760]',
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter(world),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Allergy', undefined, LOADED)).toBeVisible();
    await expect(canvas.getByText('Allergy: Latex')).toBeInTheDocument();
  }),
});

export const DemoMode = meta.story({
  name: 'Shows visitors of the demo mode no alerts [OUR-762]',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter({ ...world, isDemo: true }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patient' }, LOADED)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Alerts' })).toBeNull();
  }),
});
