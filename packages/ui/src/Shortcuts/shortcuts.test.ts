import { describe, expect, it, vi } from 'vitest';
import { isCharacter, parseKeys } from './keys.ts';
import { type KeyPress, matchKey } from './matchKey.ts';
import { createShortcuts, PAGE, SEQUENCE_TIMEOUT, type Shortcut } from './registry.ts';
import { shortcutKeysTexts } from './ShortcutKeys.texts.ts';
import { ariaKeys, showKeys } from './showKeys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const chord = (keys: string) => parseKeys(keys)[0]!;
const pc = (keys: string, key: KeyPress): boolean => matchKey(chord(keys), key, false);
const mac = (keys: string, key: KeyPress): boolean => matchKey(chord(keys), key, true);

describe('keys', () => {
  it('are parsed as a sequence of chords', () => {
    expect(parseKeys('mod+shift+K g ?')).toEqual([
      { key: 'k', mod: true, alt: false, shift: true },
      { key: 'g', mod: false, alt: false, shift: false },
      { key: '?', mod: false, alt: false, shift: false },
    ]);
    expect(chord('mod++').key).toBe('+');
    expect(chord('Space')).toEqual({ key: ' ', mod: false, alt: false, shift: false });
  });
  it.each(['', 'ctrl+k', 'mod+', 'k+mod'])('%o are rejected', (keys) => {
    expect(() => parseKeys(keys)).toThrow('is no key');
  });
  it('are characters if no modifier but Shift is held', () => {
    expect(['?', 'g', 'mod+g', 'alt+g', 'F2'].map((keys) => isCharacter(chord(keys)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a press', () => {
  it('needs Command on Apple’s keyboards and Control on others', () => {
    expect([pc('mod+k', press('k', { ctrlKey: true })), pc('mod+k', press('k', { metaKey: true }))]).toEqual([
      true,
      false,
    ]);
    expect([mac('mod+k', press('k', { ctrlKey: true })), mac('mod+k', press('k', { metaKey: true }))]).toEqual([
      false,
      true,
    ]);
  });
  it('requires exactly the named modifiers', () => {
    expect(pc('mod+k', press('k', { ctrlKey: true, altKey: true }))).toBe(false);
    expect(pc('mod+k', press('K', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(pc('mod+k', press('K', { ctrlKey: true }))).toBe(true); // Caps Lock
    expect(pc('k', press('k', { metaKey: true }))).toBe(false);
  });
  it('of a symbol does not require Shift: keyboards differ', () => {
    expect(pc('?', press('?', { shiftKey: true, code: 'Slash' }))).toBe(true);
    expect(pc('?', press('?', { shiftKey: true, code: 'Minus' }))).toBe(true);
    expect(pc('?', press('/', { code: 'Slash' }))).toBe(false);
  });
  it('with AltGr only types', () => {
    const altGraph = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
    expect(pc('mod+alt+e', press('€', { ...altGraph, code: 'KeyE' }))).toBe(false);
    expect(pc('mod+k', press('k', altGraph))).toBe(false);
    expect(pc('?', press('?', { ...altGraph, code: 'Slash' }))).toBe(true);
  });
  it('is matched by character on Latin layouts', () => {
    expect(pc('mod+a', press('a', { ctrlKey: true, code: 'KeyQ' }))).toBe(true); // AZERTY
    expect(pc('mod+q', press('a', { ctrlKey: true, code: 'KeyQ' }))).toBe(false);
  });
  it('is matched by key position on other layouts', () => {
    expect(pc('mod+k', press('л', { ctrlKey: true, code: 'KeyK' }))).toBe(true); // Russian
    expect(pc('g', press('ل', { code: 'KeyG' }))).toBe(true); // Arabic
    expect(pc('?', press('؟', { code: 'Slash', shiftKey: true }))).toBe(true);
  });
  it('with Option is matched by position: Option changes the character', () => {
    expect(mac('alt+k', press('˚', { altKey: true, code: 'KeyK' }))).toBe(true);
  });
});

const shortcut = (id: string, keys: string, more: Partial<Shortcut> = {}): Shortcut => ({
  id,
  keys,
  label: id,
  group: 'Test',
  run: vi.fn(),
  ...more,
});

describe('the registry', () => {
  const on = { scope: PAGE, isTyping: false };

  it('runs the shortcut and returns that it did', () => {
    const help = shortcut('help', '?');
    const shortcuts = createShortcuts();
    shortcuts.register([help]);
    expect([shortcuts.press(press('x'), on), shortcuts.press(press('?'), on)]).toEqual([false, true]);
    expect(help.run).toHaveBeenCalledOnce();
  });

  it('waits for the next key of a sequence until the timeout', () => {
    let time = 0;
    const patients = shortcut('patients', 'g p');
    const shortcuts = createShortcuts({ now: () => time });
    shortcuts.register([patients]);
    shortcuts.press(press('g'), on);
    time += SEQUENCE_TIMEOUT + 1;
    expect(shortcuts.press(press('p'), on)).toBe(false);
    shortcuts.press(press('g'), on);
    time += SEQUENCE_TIMEOUT;
    expect(shortcuts.press(press('p'), on)).toBe(true);
    expect(patients.run).toHaveBeenCalledOnce();
  });

  it('uses the time of the key press, not of its processing on a busy page', () => {
    let time = 0;
    const patients = shortcut('patients', 'g p');
    const shortcuts = createShortcuts({ now: () => time });
    shortcuts.register([patients]);
    shortcuts.press({ ...press('g'), timeStamp: 100 }, on);
    time = 5000;
    expect(shortcuts.press({ ...press('p'), timeStamp: 100 + SEQUENCE_TIMEOUT }, on)).toBe(true);
    shortcuts.press({ ...press('g'), timeStamp: 3000 }, on);
    expect(shortcuts.press({ ...press('p'), timeStamp: 3001 + SEQUENCE_TIMEOUT }, on)).toBe(false);
    expect(patients.run).toHaveBeenCalledOnce();
  });

  it('starts a new sequence with the key that did not continue the last one', () => {
    const [patients, devices] = [shortcut('patients', 'g p'), shortcut('devices', 'd d')];
    const shortcuts = createShortcuts();
    shortcuts.register([patients, devices]);
    for (const key of ['g', 'd', 'd']) shortcuts.press(press(key), on);
    expect(devices.run).toHaveBeenCalledOnce();
    for (const key of ['g', 'g', 'p']) shortcuts.press(press(key), on);
    expect(patients.run).toHaveBeenCalledOnce();
  });

  it('ignores characters during text input, but not those with Control', () => {
    const [help, palette, sequence] = [shortcut('help', '?'), shortcut('palette', 'mod+k'), shortcut('go', 'g p')];
    const shortcuts = createShortcuts();
    shortcuts.register([help, palette, sequence]);
    const typing = { scope: PAGE, isTyping: true };
    expect(['?', 'g', 'p'].map((key) => shortcuts.press(press(key), typing))).toEqual([false, false, false]);
    expect(shortcuts.press(press('k', { ctrlKey: true }), typing)).toBe(true);
  });

  it('lets single keys be turned off', () => {
    const shortcuts = createShortcuts();
    shortcuts.register([shortcut('help', '?'), shortcut('palette', 'mod+k')]);
    shortcuts.setCharacterKeys(false);
    expect(shortcuts.press(press('?'), on)).toBe(false);
    expect(shortcuts.press(press('k', { ctrlKey: true }), on)).toBe(true);
  });

  it('respects the scope: in a dialog only the dialog’s shortcuts run', () => {
    const [page, dialog] = [shortcut('page', 'n'), shortcut('dialog', 'n')];
    const shortcuts = createShortcuts();
    shortcuts.register([page]);
    shortcuts.register([dialog], 'dialog');
    shortcuts.press(press('n'), { scope: 'dialog', isTyping: false });
    expect(dialog.run).toHaveBeenCalledOnce();
    expect(shortcuts.press(press('n'), { scope: null, isTyping: false })).toBe(false);
    expect(page.run).not.toHaveBeenCalled();
  });

  it('checks whether a shortcut is enabled', () => {
    let isPossible = false;
    const shortcuts = createShortcuts();
    shortcuts.register([shortcut('skip', 's', { when: () => isPossible })]);
    expect(shortcuts.press(press('s'), on)).toBe(false);
    isPossible = true;
    expect(shortcuts.press(press('s'), on)).toBe(true);
  });

  it.each([
    ['the same keys', 'mod+k', 'mod+k'],
    ['a key that begins a sequence', 'g', 'g p'],
    ['a sequence that another begins with', 'g p x', 'g p'],
  ])('rejects %s, and registers neither', (_what, first, second) => {
    const shortcuts = createShortcuts();
    expect(() => shortcuts.register([shortcut('first', first), shortcut('second', second)])).toThrow(/second.*first/);
    expect(shortcuts.list()).toEqual([]);
  });

  it('reports conflicts to a handler if there is one', () => {
    const onConflict = vi.fn();
    const shortcuts = createShortcuts({ onConflict });
    shortcuts.register([shortcut('same', 'a'), shortcut('same', 'b')]);
    expect(onConflict).toHaveBeenCalledExactlyOnceWith('There are two shortcuts "same".');
    expect(shortcuts.list()).toHaveLength(2);
  });

  it('returns the same list until it changes', () => {
    const shortcuts = createShortcuts();
    const changed = vi.fn();
    shortcuts.subscribe(changed);
    const leave = shortcuts.register([shortcut('help', '?')]);
    expect(shortcuts.list()).toBe(shortcuts.list());
    expect(shortcuts.list('dialog')).toEqual([]);
    leave();
    expect(shortcuts.list()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('keys are shown', () => {
  it('in the notation of the platform, and in words for announcements', () => {
    expect(showKeys('mod+shift+k', true, shortcutKeysTexts)).toEqual([
      [
        { shown: '⌘', said: 'Command' },
        { shown: '⇧', said: 'Shift' },
        { shown: 'K', said: 'K' },
      ],
    ]);
    expect(showKeys('mod+k ?', false, shortcutKeysTexts).map((keys) => keys.map(({ said }) => said))).toEqual([
      ['Control', 'K'],
      ['Question mark'],
    ]);
  });
  it('to assistive technology, except for sequences', () => {
    expect([ariaKeys('mod+k', true), ariaKeys('alt+shift+f', false), ariaKeys('g p', false)]).toEqual([
      'Meta+K',
      'Alt+Shift+F',
      undefined,
    ]);
  });
});
