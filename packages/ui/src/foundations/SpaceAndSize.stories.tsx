import type { CSSProperties, ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { vars } from '../theme/vars.ts';
import { comfortable, compact, scale, touch } from '../theme/scale.ts';
import { Facts, Page, Points, Section } from './Page.tsx';
import * as css from './page.css.ts';
import { useTokenValues } from './useTokenValues.ts';

const px = (rem: string): string => `${Number.parseFloat(rem) * 16} px`;
const SIZES = [
  ['control', 'Button or field'],
  ['controlSmall', 'Control in a row or toolbar'],
  ['row', 'Row of a table'],
  ['target', 'Least size of what is pressed'],
  ['icon', 'Icon in a control'],
  ['form', 'Widest column of fields'],
] as const;
const bar = (inlineSize: string): CSSProperties => ({
  inlineSize,
  blockSize: vars.space[4],
  borderRadius: 2,
  background: vars.color.accent,
  forcedColorAdjust: 'none',
});
const box = (style: CSSProperties): CSSProperties => ({
  blockSize: 88,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  ...style,
});

function SpacePage(): ReactElement {
  const now = useTokenValues(vars.size);
  return (
    <Page
      title="Space and size"
      lead="Steps of four pixels, in rem: space grows with the reader's text. Density changes controls and rows, never the text."
    >
      <Section title="Space">
        <Facts
          label="Steps of space"
          columns={['Step', 'Size', 'Seen']}
          rows={Object.entries(scale.space).map(([step, rem]) => [
            `space.${step}`,
            <data key="px" value={rem}>
              {px(rem)}
            </data>,
            <div key="bar" style={bar(rem)} />,
          ])}
        />
      </Section>
      <Section
        title="Density"
        about="Comfortable for desks, compact for long lists, touch for tablets, gloves and standing staff. On a coarse pointer every target is at least 44 pixels, whatever the density."
      >
        <Facts
          label="Sizes by density"
          columns={['Size', 'What', 'Comfortable', 'Compact', 'Touch', 'Now']}
          rows={SIZES.map(([size, what]) => [
            `size.${size}`,
            what,
            ...Object.entries({ comfortable, compact, touch, now }).map(([density, sizes]) => (
              <data key={density} value={sizes[size]}>
                {px(sizes[size])}
              </data>
            )),
          ])}
        />
        <div className={css.card}>
          <div className={css.line}>
            <Button variant="primary">Start test</Button>
            <Button>Restart</Button>
            <Button size="sm">Review</Button>
            <div style={{ inlineSize: '14rem' }}>
              <TextField label="Patient ID" defaultValue="A-20418" />
            </div>
          </div>
        </div>
      </Section>
      <Section
        title="Corners"
        about="Small for controls, medium for cards and menus, large for dialogs. A brand may make all of them sharper or rounder at once."
      >
        <div className={css.narrowGrid}>
          {(['sm', 'md', 'lg', 'full'] as const).map((radius) => (
            <div key={radius} className={css.stack}>
              <div style={box({ borderRadius: vars.radius[radius] })} />
              <p className={css.quiet}>
                <code>radius.{radius}</code> {scale.radius[radius]}
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Height"
        about="Cards lie flat on a hairline. Only what floats casts a shadow: menus, pop-ups, dialogs, toasts. Never a strong line and a strong shadow together."
      >
        <div className={css.narrowGrid}>
          {(['card', 'pop'] as const).map((shadow) => (
            <div key={shadow} className={css.stack}>
              <div
                style={box({
                  borderRadius: vars.radius.md,
                  borderColor: vars.color.line,
                  boxShadow: vars.shadow[shadow],
                })}
              />
              <p className={css.quiet}>
                <code>shadow.{shadow}</code>
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Layout">
        <Points>
          {[
            'Navigation at the inline start, 232 pixels wide; icons alone under 1100; a sheet under 720.',
            'A form is one column of fields up to 560 pixels wide, labels above, help and errors below.',
            'A table drops columns by priority where it gets narrow, and becomes a list of cards under 560 pixels.',
            'Everything mirrors with the script, except what has a fixed side: eyes, ears, fields of vision.',
          ]}
        </Points>
      </Section>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Space and size', component: SpacePage, tags: ['!autodocs'] });
const value = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

export const SpaceAndSize = meta.story({ name: 'Space and size' });
export const Compact = meta.story({
  globals: { density: 'compact' },
  play: async () => {
    await expect(value('--isopter-size-control')).toBe('2rem');
    await expect(value('--isopter-size-row')).toBe('2.375rem');
  },
});
export const Touch = meta.story({
  globals: { density: 'touch' },
  play: async ({ canvas }) => {
    await expect(value('--isopter-size-row')).toBe('3.5rem');
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    }
  },
});
