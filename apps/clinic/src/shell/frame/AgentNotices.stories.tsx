import type { AgentProblem } from '@isopter/api-client';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { listHandlers } from '../../fakes/stage/handlers.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { agentState } from '../../lib/platform/agent/agentState.ts';
import { AgentNotices } from './AgentNotices.tsx';

const meta = preview.meta({
  title: 'Screens/On-premises agent/Notices',
  component: ScreenStage,
  args: { screen: AgentNotices, route: '/patients', path: '/patients' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** 20 November 2026, 14:40 at the office. */
const COPIED = Date.UTC(2026, 10, 20, 14, 40);

const enter =
  (problem: AgentProblem, copiedAt: number | null, user = {}) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
    const leave = await enterWorld({ handlers: listHandlers, user }, String(globals['locale']));
    Object.assign(agentState, { problem, copiedAt });
    return () => {
      Object.assign(agentState, { problem: null, copiedAt: null });
      leave();
    };
  };

export const Unreachable = meta.story({
  name: 'Says that the agent cannot be reached, and when the copy of the names was made (of PII-10)',
  beforeEach: enter('unreachable', COPIED),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Names are not up to date')).toBeVisible();
    await expect(
      canvas.getByText(/cannot be reached at its address.*Names are shown as of .*11\/20\/2026, 14:40/),
    ).toBeVisible();
  }),
});

export const NoCopy = meta.story({
  name: 'Says that this device has no copy of the names (of PII-10)',
  beforeEach: enter('failed', null),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Names cannot be shown')).toBeVisible();
    await expect(canvas.getByText(/reported an error.*This device has no copy of them/)).toBeVisible();
  }),
});

export const Slow = meta.story({ beforeEach: enter('slow', COPIED) });

export const Strange = meta.story({ beforeEach: enter('strange', COPIED) });

export const Technician = meta.story({
  name: 'Tells technicians that the agent does not show them names',
  beforeEach: enter('failed', null, { groups: [{ id: 9, name: 'TECHALL_ADMIN' }] }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/does not show them to technicians/)).toBeVisible();
  }),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter('unreachable', COPIED),
});
