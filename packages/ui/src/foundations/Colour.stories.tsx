import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PAIRS, standing, yielding } from '../brand/pairs.ts';
import { formatHex, linearRgb, oklch } from '../color/color.ts';
import { type ColorVision, difference, simulate } from '../color/colorVision.ts';
import { contrast } from '../color/contrast.ts';
import { EyeTag } from '../EyeTag/EyeTag.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { StatusMarker } from '../StatusMarker/StatusMarker.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type Palette, vars } from '../theme/vars.ts';
import { apartPairs } from '../theme/pairs.ts';
import { dark, highContrast, light } from '../theme/palettes.ts';
import { blueYellow, redGreen } from '../theme/visionPalettes.ts';
import * as css from './colour.css.ts';
import { colourRoles } from './colourRoles.ts';
import { Facts, Page, Points, Section } from './Page.tsx';
import * as page from './page.css.ts';
import { useTokenValues } from './useTokenValues.ts';

type Token = keyof Palette;

/** The system's own colours, which stand in under forced colours, cannot be measured. */
function measured<T>(measure: () => T): T | undefined {
  try {
    return measure();
  } catch {
    return undefined;
  }
}

/** A colour as the palettes write it; a built style sheet has it shorter: `oklch(16.5% .014 250)`. */
const written = (color: string): string =>
  measured(() => {
    const { l, c, h } = oklch(color);
    return `oklch(${[l, c, h].map((part) => Number(part.toFixed(4))).join(' ')})`;
  }) ?? color;

function Swatch({ token, palette }: { token: Token; palette: Palette }): ReactElement {
  const pairs = PAIRS.filter((pair) => yielding(pair) === token || (token.startsWith('on') && pair.mark === token));
  return (
    <div className={page.card}>
      <div className={css.swatch} style={{ background: vars.color[token] }} />
      <div>
        <h3 className={page.name}>{token}</h3>
        <p className={page.quiet}>
          <code>{written(palette[token])}</code>
        </p>
        <p className={page.quiet}>
          <code>{vars.color[token]}</code>
        </p>
      </div>
      {pairs.length > 0 && (
        <ul className={css.grounds} aria-label={`Contrast of ${token}`}>
          {pairs.map((pair) => {
            const other = pair.mark === token ? pair.ground : standing(pair);
            const ratio = measured(() => contrast(palette[token], palette[other]));
            return (
              <li key={other} className={css.ground} style={{ background: vars.color[pair.ground] }}>
                {pair.kind === 'text' ? (
                  <span className={css.sample} style={{ color: vars.color[pair.mark] }}>
                    {ratio === undefined ? 'Aa' : ratio.toFixed(1)}
                  </span>
                ) : (
                  <span className={css.dot} style={{ background: vars.color[pair.mark] }} />
                )}
                <span style={{ color: vars.color[pair.kind === 'text' ? pair.mark : 'ink2'], fontSize: '0.6875rem' }}>
                  {pair.kind === 'text' ? other : `${other} ${ratio?.toFixed(1) ?? ''}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const SEEN: readonly (readonly [string, ColorVision | undefined])[] = [
  ['All cones', undefined],
  ['Protanopia', 'protanopia'],
  ['Deuteranopia', 'deuteranopia'],
  ['Tritanopia', 'tritanopia'],
];
const APART: readonly Token[] = ['positive', 'caution', 'critical', 'eyeOd', 'eyeOs'];
const MARKS = apartPairs.filter(({ pair }) => pair.every((token) => APART.includes(token)));

function Seen({ palette }: { palette: Palette }): ReactElement {
  const rows = SEEN.map(([name, vision]): readonly [string, ...(ReactElement | string)[]] => {
    const see = (token: Token) => (vision ? simulate(palette[token], vision) : linearRgb(palette[token]));
    const least = measured(() => Math.min(...MARKS.map(({ pair: [a, b] }) => difference(see(a), see(b)))));
    return [
      name,
      ...APART.map((token) => (
        <span key={token} className={css.seen} style={{ background: measured(() => formatHex(see(token))) }} />
      )),
      least?.toFixed(2) ?? 'not measured',
    ];
  });
  return (
    <Facts
      label="How each kind of colour vision sees the colours that must stay apart"
      columns={['Seen with', ...APART, 'Nearest two']}
      rows={rows}
    />
  );
}

function ColourPage(): ReactElement {
  const palette = useTokenValues(vars.color) as Palette;
  return (
    <Page
      title="Colour"
      lead="Colours are named by what they are for. Switch theme, brand or colour vision in the toolbar: names stay, values and contrasts on this page follow."
    >
      {colourRoles.map(({ title, about, tokens }) => (
        <Section key={title} title={title} about={about}>
          <div className={page.grid}>
            {tokens.map((token) => (
              <Swatch key={token} token={token} palette={palette} />
            ))}
          </div>
        </Section>
      ))}
      <Section
        title="Never by colour alone"
        about="Whatever a colour says, a word, a shape or a place says too. Take the colour away in your mind: nothing may be lost."
      >
        <div className={page.grid}>
          <div className={page.card}>
            <div className={page.line} style={{ direction: 'ltr' }}>
              <EyeTag eye="OS" />
              <EyeTag eye="OD" />
            </div>
            <p>An eye is identified by its letters and its position: left is on the left, as on a printed field.</p>
          </div>
          <div className={page.card}>
            <StatusMarker tone="positive">Started</StatusMarker>
            <StatusMarker tone="critical">Failed</StatusMarker>
            <p>A status is a word. The dot only helps to find it again.</p>
          </div>
          <div className={page.card}>
            <Meter label="False positives" value={25} tone="caution" />
            <p>A level is a number and a length before it is a colour.</p>
          </div>
          <div className={page.card}>
            <TextField label="Last name" isInvalid errorMessage="Enter the last name" />
            <p>A field in error has a thicker edge, an icon and a sentence.</p>
          </div>
        </div>
      </Section>
      <Section
        title="Color vision"
        about="One in twelve men and one in two hundred women see red and green alike. “Colors for” in the toolbar chooses the statuses for them; “Seen with” shows the page as they see it."
      >
        <Seen palette={palette} />
        <Points>
          {[
            'Numbers are distances in OKLab; marks that mean opposite things keep 0.14 or more for the colour vision a variant is made for. 0.02 is just seen when two patches touch.',
            'Red-green: blue, yellow and a deep crimson. Blue-yellow: a green drawn towards teal, a light amber and a deep red.',
            'The variants combine with light, dark and high contrast, and hold under every brand. Simulation: Machado, Oliveira and Fernandes, 2009.',
          ]}
        </Points>
      </Section>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Colour', component: ColourPage, tags: ['!autodocs'] });

export const Colour = meta.story({
  play: async ({ canvas, globals }) => {
    const listed = colourRoles.flatMap(({ tokens }) => tokens);
    await expect(listed.toSorted()).toEqual(Object.keys(vars.color).toSorted());
    const palette = { light, dark, 'high-contrast': highContrast }[globals['theme'] as string] ?? light;
    for (const token of ['canvas', 'accent', 'eyeOd'] as const)
      await expect(canvas.getAllByText(written(palette[token]))[0]).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Contrast of ink1' }).children).toHaveLength(10);
  },
});
const value = (name: string): string => written(getComputedStyle(document.documentElement).getPropertyValue(name));

export const DarkRoom = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await expect(value('--isopter-color-canvas')).toBe(written(dark.canvas));
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
});
export const RedGreen = meta.story({
  globals: { vision: 'red-green', theme: 'light' },
  play: async () => {
    await expect(value('--isopter-color-positive')).toBe(written(redGreen.light.positive));
    await expect(value('--isopter-color-eye-od')).toBe(written(light.eyeOd));
  },
});
export const BlueYellowDark = meta.story({
  globals: { vision: 'blue-yellow', theme: 'dark' },
  play: async () => {
    await expect(value('--isopter-color-caution')).toBe(written(blueYellow.dark.caution));
    await expect(value('--isopter-color-canvas')).toBe(written(dark.canvas));
  },
});
