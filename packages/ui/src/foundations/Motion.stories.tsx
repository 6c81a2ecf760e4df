import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { vars } from '../theme/vars.ts';
import { scale } from '../theme/scale.ts';
import { Facts, Page, Points, Section } from './Page.tsx';
import * as css from './page.css.ts';
import { useTokenValues } from './useTokenValues.ts';

const USES = {
  fast: 'Under the pointer: grounds and edges of controls',
  normal: 'What appears: menus, pop-ups, the veil of a dialog',
  slow: 'What travels or grows: a dialog, a panel, the fill of a bar',
} as const;

function Race(): ReactElement {
  const [isThere, setThere] = useState(false);
  return (
    <div className={css.card}>
      {(['fast', 'normal', 'slow'] as const).map((duration) => (
        <div key={duration} className={css.stack}>
          <span className={css.quiet}>
            <code>duration.{duration}</code> {scale.duration[duration]}
          </span>
          <div
            style={{
              position: 'relative',
              blockSize: 20,
              borderRadius: vars.radius.full,
              background: vars.color.sunken,
            }}
          >
            <div
              data-testid={duration}
              style={{
                position: 'absolute',
                insetInlineStart: isThere ? 'calc(100% - 20px)' : 0,
                inlineSize: 20,
                blockSize: 20,
                borderRadius: vars.radius.full,
                background: vars.color.accent,
                forcedColorAdjust: 'none',
                transition: `inset-inline-start ${vars.duration[duration]} ${vars.easing.standard}`,
              }}
            />
          </div>
        </div>
      ))}
      <div>
        <Button onPress={() => setThere(!isThere)}>{isThere ? 'Move back' : 'Move'}</Button>
      </div>
    </div>
  );
}

function MotionPage(): ReactElement {
  const now = useTokenValues(vars.duration);
  return (
    <Page
      title="Motion"
      lead="Motion explains a change: what was reset, where a panel went. It is over before anyone waits for it."
    >
      <Section title="Durations">
        <Facts
          label="Durations"
          columns={['Duration', 'Value', 'Now', 'For']}
          rows={(['fast', 'normal', 'slow'] as const).map((name) => [
            `duration.${name}`,
            scale.duration[name],
            now[name],
            USES[name],
          ])}
        />
        <Race />
      </Section>
      <Section
        title="Easing"
        about={
          <>
            One curve, <code>easing.standard</code>: off at once, gently into place.{' '}
            <code>{scale.easing.standard}</code>
          </>
        }
      />
      <Section
        title="Reduced motion"
        about="Who asked the system for less motion gets none: durations become zero and nothing loops. Try it with “Motion” in the toolbar."
      >
        <Points>
          {[
            'What a movement said is said without it: a spinner is a broken ring, an endless bar grows and fades slowly.',
            'Nothing flashes more than three times a second, moves automatically for more than five seconds, or follows the scroll.',
            'An application with its own setting sets data-motion="reduced" on the document.',
          ]}
        </Points>
      </Section>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionPage, tags: ['!autodocs'] });

export const Motion = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Move' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move back' })).toBeVisible();
  },
});
export const Reduced = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const dot = canvas.getByTestId('slow');
    await expect(getComputedStyle(dot).transitionDuration).toBe('0s');
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Move' }) });
    await expect(dot.getAnimations()).toHaveLength(0);
  },
});
