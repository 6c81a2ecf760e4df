import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PATIENT } from '../../fakes/data/form.ts';
import { listHandlers } from '../../fakes/stage/handlers.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { session } from '../../lib/platform/session/session.ts';
import { TestList } from './list/TestList.tsx';

const meta = preview.meta({
  title: 'Screens/Tests of a patient/Without names at the server',
  component: ScreenStage,
  args: { screen: TestList, route: '/tests/:patientId', path: `/tests/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const enterZeroPii = ({ globals }: { globals: Record<string, unknown> }) =>
  enterWorld({ handlers: listHandlers, preferences: { enable_zero_pii: true } }, String(globals['locale']));

const enterWithAgent = async ({ globals }: { globals: Record<string, unknown> }) => {
  const leave = await enterWorld({ handlers: listHandlers }, String(globals['locale']));
  Object.assign(session.current!.office_group, {
    enable_on_prem_pii_agent: true,
    on_prem_pii_agent_url: 'https://agent.clinic.example',
  });
  return leave;
};

export const ZeroPii = meta.story({
  name: 'Says in zero-PII mode which actions are not available, and why [OUR-668]',
  beforeEach: enterZeroPii,
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The server cannot read names.*moving are not available in zero-PII mode\.$/),
    ).toBeVisible();
  }),
});

export const Agent = meta.story({
  name: 'Says with an on-premises agent which actions are not available, and why [OUR-668]',
  beforeEach: enterWithAgent,
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The server does not have the names.*not available with an agent\.$/),
    ).toBeVisible();
  }),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, beforeEach: enterWithAgent });
