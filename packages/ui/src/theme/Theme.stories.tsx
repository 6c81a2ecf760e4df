import type { CSSProperties, ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { vars } from './contract.css.ts';
import { dark, highContrast, light } from './palettes.ts';

const swatch = (ground: string): CSSProperties => ({
  blockSize: 48,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  background: ground,
});

function Palette(): ReactElement {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))', gap: 12 }}>
      {Object.entries(vars.color).map(([name, value]) => (
        <div key={name}>
          <div style={swatch(value)} />
          <code style={{ fontSize: vars.fontSize.xs, color: vars.color.ink2 }}>{name}</code>
        </div>
      ))}
    </div>
  );
}

const meta = preview.meta({ title: 'Theme', component: Palette });
const value = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

export const Colours = meta.story({
  play: async ({ globals }) => {
    const palette = { light, dark, 'high-contrast': highContrast }[globals['theme'] as string] ?? light;
    const shown = Object.fromEntries(
      Object.entries(vars.color).map(([name, token]) => [name, value(token.slice(4, -1))]),
    );
    await expect(shown).toEqual(palette);
  },
});
export const DarkRoom = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await expect(value('--isopter-color-canvas')).toBe(dark.canvas);
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
});
export const HighContrast = meta.story({
  globals: { theme: 'high-contrast' },
  play: async () => {
    await expect(value('--isopter-color-ink1')).toBe(highContrast.ink1);
  },
});
export const Compact = meta.story({
  globals: { density: 'compact' },
  play: async () => {
    await expect(value('--isopter-size-control')).toBe('2rem');
    await expect(value('--isopter-size-row')).toBe('2.375rem');
  },
});
export const Type = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 640 }}>
      <h1>Perimetry 24-2, AVA Standard</h1>
      <h2>Left eye, Goldmann III</h2>
      <h3>False positives</h3>
      <p>
        Sensitivity is lowest in the upper nasal field; the patient <bdi>سمير حداد</bdi> was tested twice, and the
        second field agrees with the first within <data value="2">2 dB</data> at most points.
      </p>
      <p style={{ fontSize: vars.fontSize.sm, color: vars.color.ink3 }}>2 of 51 answers under 0.15 s</p>
      <p>
        <data value="28.4">28.4</data> <data value="7.1">07.1</data> <code>A-20418</code>
      </p>
    </div>
  ),
});
