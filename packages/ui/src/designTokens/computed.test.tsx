import '../theme/theme.css.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { cssName } from '../theme/cssName.ts';
import { vars } from '../theme/vars.ts';
import { contractSource } from './contractSource.ts';
import { type DesignToken, designTokens } from './designTokens.ts';
import { readMeanings } from './meanings.ts';
import { type Inputs, resolve } from './resolve.ts';
import type { ColorValue, Quantity, ShadowValue, TokenType, TokenValue } from './values.ts';

const tokens = designTokens(readMeanings(contractSource));

/* Written as a translation tool would, from the file alone. */
const quantity = ({ value, unit }: Quantity): string => `${value}${unit}`;
const color = ({ components, alpha = 1 }: ColorValue): string => `oklch(${components.join(' ')} / ${alpha})`;
const shadow = ({ offsetX, offsetY, blur, spread, color: shade }: ShadowValue): string =>
  [...[offsetX, offsetY, blur, spread].map(quantity), color(shade)].join(' ');

/** How each type is written in CSS, and in which property the browser shows it. */
const TYPES: Readonly<Record<TokenType, [property: string, css: (value: never) => string]>> = {
  color: ['color', color],
  dimension: ['width', quantity],
  fontFamily: [
    'font-family',
    (families: readonly string[]) => families.map((family) => JSON.stringify(family)).join(', '),
  ],
  fontWeight: ['font-weight', String],
  number: ['line-height', String],
  shadow: ['box-shadow', (list: readonly ShadowValue[]) => list.map((one) => shadow(one)).join(', ')],
  duration: ['transition-duration', quantity],
  cubicBezier: ['transition-timing-function', (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`],
};

const probe = document.body.appendChild(document.createElement('i'));
probe.style.display = 'block';
function computed(property: string, css: string): string {
  probe.style.setProperty(property, css);
  const value = getComputedStyle(probe).getPropertyValue(property);
  probe.style.removeProperty(property);
  // generic families are keywords in a style sheet and names in a file
  return value.replaceAll('"', '').replace(/^oklch\(0 0 0 \/ 0\) 0px 0px 0px 0px$/, 'none');
}

interface DevTools {
  send: (
    method: 'Emulation.setTouchEmulationEnabled' | 'Emulation.setEmulatedMedia',
    params: object,
  ) => Promise<unknown>;
}
const send: DevTools['send'] = (method, params) => (cdp() as unknown as DevTools).send(method, params);
/** Brings the document into a context of the tokens. */
async function enter({ theme = 'light', pointer, density, motion }: Inputs): Promise<void> {
  const [name, vision] = theme.split(' ');
  const attributes = { theme: name, vision, density, motion };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) document.documentElement.dataset[attribute] = value;
  }
  const features = [{ name: 'prefers-reduced-motion', value: motion === 'reduced' ? 'reduce' : 'no-preference' }];
  await send('Emulation.setEmulatedMedia', { features });
  await send('Emulation.setTouchEmulationEnabled', { enabled: pointer === 'coarse' });
}

afterEach(async () => {
  await enter({});
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
});

const contexts: Inputs[] = [
  ...Object.keys(tokens.modifiers['theme']!.contexts).map((theme) => ({ theme })),
  { density: 'compact' },
  { density: 'touch' },
  { pointer: 'coarse' },
  { pointer: 'coarse', density: 'compact' },
  { pointer: 'coarse', density: 'touch' },
  { motion: 'reduced' },
  { theme: 'dark blue-yellow', pointer: 'coarse', density: 'compact', motion: 'reduced' },
];

describe.each(contexts.map((inputs) => ({ inputs, named: Object.values(inputs).join(', ') })))(
  'the design tokens of $named',
  ({ inputs }) => {
    it('equal the values the browser computes from theme.css [KIT-03]', async () => {
      await enter(inputs);
      let count = 0;
      for (const [group, { $type, $description: _about, ...members }] of Object.entries(
        resolve(tokens, inputs).isopter,
      )) {
        const [property, css] = TYPES[$type] as [string, (value: TokenValue) => string];
        for (const [name, member] of Object.entries(members)) {
          const variable = cssName([group, name]);
          const { $value } = member as DesignToken;
          expect([variable, computed(property, `var(--${variable})`)]).toEqual([
            variable,
            computed(property, css($value)),
          ]);
          expect(getComputedStyle(document.documentElement).getPropertyValue(`--${variable}`)).not.toBe('');
          count += 1;
        }
      }
      expect(count).toBe(Object.values(vars).flatMap((members) => Object.keys(members)).length);
    });
  },
);
