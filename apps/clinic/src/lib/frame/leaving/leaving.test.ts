import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askingAt, leave, leaveAll, leaving, setShown, unfinished, unsaved } from './leaving.ts';

beforeEach(() => {
  unsaved.clear();
  unfinished.clear();
  leaving.go = null;
  setShown('/patients/new');
});

/** What was navigated to at once from a form. */
const from = (to: string, options?: object): unknown[] => {
  const navigate = vi.fn<(to: string) => void>();
  askingAt('/patients/new')(navigate, to, options);
  return navigate.mock.calls;
};

describe('leaving', () => {
  it('asks nothing where nothing would be lost', () => {
    const go = vi.fn<() => void>();
    leave(go);
    expect(go).toHaveBeenCalledOnce();
    expect(leaving.go).toBeNull();
  });

  it('waits for the answer where something would be lost', () => {
    const go = vi.fn<() => void>();
    unsaved.add({});
    leave(go);
    expect(go).not.toHaveBeenCalled();
    leaving.go?.();
    expect(go).toHaveBeenCalledOnce();
  });
});

describe('ending the session', () => {
  it('asks nothing where nothing would be lost', () => {
    const go = vi.fn<() => void>();
    leaveAll(go);
    expect(go).toHaveBeenCalledOnce();
  });

  it('asks about all that would be lost, also beside the screen (of OUR-359)', () => {
    const go = vi.fn<() => void>();
    unfinished.add({});
    leaveAll(go);
    expect(leaving.losses).toEqual(['unfinished']);
    unsaved.add({});
    leaveAll(go);
    expect(leaving.losses).toEqual(['unsaved', 'unfinished']);
    expect(go).not.toHaveBeenCalled();
    leaving.go?.();
    expect(go).toHaveBeenCalledOnce();
  });

  it('is not what going to another screen is, which asks only about the screen (of OUR-359)', () => {
    const go = vi.fn<() => void>();
    unfinished.add({});
    leave(go);
    expect(go).toHaveBeenCalledOnce();
    unsaved.add({});
    leave(go);
    expect(leaving.losses).toEqual(['unsaved']);
  });
});

describe('going to another address', () => {
  it.each(['/patients', '/patients/new/', '/', '/patients?search=new'])('asks before %s', (to) => {
    unsaved.add({});
    expect(from(to)).toEqual([]);
    expect(leaving.go).not.toBeNull();
  });

  it.each(['/patients/new', '/patients/new?firstTest=true', '?page=2', '#main'])(
    'stays on the screen with %s',
    (to) => {
      unsaved.add({});
      expect(from(to)).toEqual([[to, undefined]]);
      expect(leaving.go).toBeNull();
    },
  );

  it('goes at once where nothing would be lost, as it was meant', () => {
    expect(from('/patients', { replace: true })).toEqual([['/patients', { replace: true }]]);
  });

  it('leads nowhere once another screen is shown, and asks nothing [OUR-405]', () => {
    const navigate = vi.fn<(to: string) => void>();
    unsaved.add({});
    askingAt('/contact')(navigate, '/patients');
    expect(navigate).not.toHaveBeenCalled();
    expect(leaving.go).toBeNull();
  });
});
