import './theme.css.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CompletionCircle } from '../CompletionCircle/CompletionCircle.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Table } from '../Table/Table.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { dark, highContrast, light } from './palettes.ts';

interface DevTools {
  send: (method: 'Emulation.setEmulatedMedia', params: object) => Promise<unknown>;
}
const emulate = async (media: '' | 'print', features: Record<string, string> = {}): Promise<void> => {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await (cdp() as unknown as DevTools).send('Emulation.setEmulatedMedia', { media, features: list });
};
const { documentElement } = document;
const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};
const style = (selector: string, pseudo?: string): CSSStyleDeclaration => getComputedStyle(find(selector), pseudo);
const token = (name: string): string => getComputedStyle(documentElement).getPropertyValue(`--isopter-color-${name}`);
/** A system colour as the browser resolves it now. */
function system(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

afterEach(async () => {
  await emulate('');
  for (const name of Object.keys(documentElement.dataset)) delete documentElement.dataset[name];
});

describe('a document without a chosen theme', () => {
  it.each([
    ['light', {}, light.canvas],
    ['dark', { 'prefers-color-scheme': 'dark' }, dark.canvas],
    ['high contrast', { 'prefers-contrast': 'more' }, highContrast.canvas],
  ])('is %s as the reader’s system is [KIT-02]', async (_theme, features, canvas) => {
    await emulate('', { 'prefers-color-scheme': 'light', ...features });
    expect(token('canvas')).toBe(canvas);
    // paper is light, even if the screen is dark
    await emulate('print', { 'prefers-color-scheme': 'light', ...features });
    expect(token('canvas')).toBe(light.canvas);
  });
});

describe('forced colours', () => {
  const forced = { 'forced-colors': 'active' };

  it('use the system’s colors in every theme and variant [KIT-02]', async () => {
    Object.assign(documentElement.dataset, { theme: 'dark', vision: 'red-green' });
    expect(token('canvas')).toBe(dark.canvas);
    await emulate('', forced);
    expect([token('canvas'), token('positive'), token('accent')]).toEqual(['Canvas', 'CanvasText', 'Highlight']);
  });

  it('keep chosen, invalid, completed and disabled states visible [KIT-02]', async () => {
    await emulate('', forced);
    await render(
      <>
        <Tabs
          label="Views"
          items={[
            { id: 'one', label: 'One', content: '1' },
            { id: 'two', label: 'Two', content: '2' },
          ]}
        />
        <TextField label="Last name" errorMessage="Enter the last name" />
        <Meter label="False positives" value={25} />
        <CompletionCircle eye="OD" label="Right eye" value={50} />
        <Button isDisabled>Skip</Button>
        <Button variant="primary">Start</Button>
        <Badge tone="positive">Started</Badge>
        <Checkbox defaultSelected label="Both eyes" />
        <Switch defaultSelected label="Sound" />
      </>,
    );
    const [text, highlight] = [system('CanvasText'), system('Highlight')];
    expect(style('[role=tab][data-selected]').borderBlockEndColor).toBe(highlight);
    expect(style('[role=tab]:not([data-selected])').borderBlockEndColor).toBe('rgba(0, 0, 0, 0)');
    expect(style('[data-component=TextField] [data-invalid]:has(input)').outlineStyle).toBe('solid');
    expect(style('[data-component=Meter] [data-part=track]').boxShadow).toContain(text);
    expect(style('[data-component=Meter] [data-part=fill]').backgroundColor).toBe(highlight);
    const [track, arc] = [...document.querySelectorAll('[data-component=CompletionCircle] circle')];
    expect(getComputedStyle(track!).strokeWidth).not.toBe(getComputedStyle(arc!).strokeWidth);
    expect(style('[data-component=Button][data-disabled]').color).toBe(system('GrayText'));
    expect(style('[data-component=Button]:not([data-disabled])').backgroundColor).toBe(highlight);
    expect(style('[data-component=Badge]').outlineStyle).toBe('solid');
    expect(style('[data-component=Checkbox] [data-part=mark]').backgroundColor).toBe(highlight);
    expect(style('[data-component=Switch] [data-part=track]').backgroundColor).toBe(highlight);
  });
});

describe('paper', () => {
  const screen = (
    <AppFrame header={<AppHeader start="Northside Eye Clinic" />}>
      <h1>Patients</h1>
      <Button>New patient</Button>
      <a href="https://isopter.example/help">Help</a>
      <Table
        label="Patients"
        columns={[{ id: 'name', title: 'Patient', cell: ({ name }: { name: string }) => name }]}
        rows={[{ id: '1', name: 'Okafor, Adaeze' }]}
        rowLabel={({ name }) => name}
      />
    </AppFrame>
  );

  it.each(['dark', 'high-contrast'])('is light under the theme %s [KIT-02]', async (theme) => {
    Object.assign(documentElement.dataset, { theme, vision: 'blue-yellow' });
    await emulate('print', { 'prefers-color-scheme': 'dark' });
    expect([token('surface'), token('ink1')]).toEqual([light.surface, light.ink1]);
  });

  it('prints content without controls; headings repeat, rows stay whole, links show their URL [KIT-02]', async () => {
    await render(screen);
    await emulate('print');
    expect(style('[data-component=AppHeader]').display).toBe('none');
    expect(style('[data-component=Button]').display).toBe('none');
    expect(style('h1').display).toBe('block');
    expect(style('thead').display).toBe('table-header-group');
    expect(style('thead th').position).toBe('static');
    expect(style('tbody tr').breakInside).toBe('avoid');
    expect(style('[data-component=Table] [data-part=scroller]').overflow).toBe('visible');
    expect(style('a[href^=https]', '::after').content).toBe('" (https://isopter.example/help)"');
  });
});

describe('reduced motion', () => {
  it.each([
    ['the system', () => emulate('', { 'prefers-reduced-motion': 'reduce' })],
    ['the application', () => void Object.assign(documentElement.dataset, { motion: 'reduced' })],
  ])('stops all motion when %s asks [KIT-02]', async (_who, ask) => {
    await emulate('', { 'prefers-reduced-motion': 'no-preference' });
    await render(<Button>Start</Button>);
    expect(style('[data-component=Button]').transitionDuration).not.toMatch(/^0s/);
    await ask();
    expect(style('[data-component=Button]').transitionDuration).toMatch(/^0s/);
  });

  it('shows an overlay from its first frame on [KIT-02]', async () => {
    await render(
      <Dialog isOpen title="Delete test">
        Its report is deleted too.
      </Dialog>,
    );
    const coming = [...document.querySelectorAll(':has([role=dialog]):not(html, body)')];
    for (const element of coming) element.setAttribute('data-entering', '');
    await emulate('', { 'prefers-reduced-motion': 'no-preference' });
    expect(coming.some((element) => getComputedStyle(element).opacity !== '1')).toBe(true);
    await emulate('', { 'prefers-reduced-motion': 'reduce' });
    expect(coming.every((element) => getComputedStyle(element).opacity === '1')).toBe(true);
  });
});
