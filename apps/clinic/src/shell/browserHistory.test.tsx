import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { followHistory, useBrowserHistory } from './browserHistory.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';
import { leaving } from '../lib/frame/leaving/leaving.ts';
import { useUnsaved } from '../lib/frame/leaving/unsaved.ts';

const start = location.pathname;
let stop: () => void;

beforeEach(() => {
  leaving.go = null;
  stop = followHistory();
});
afterEach(() => stop());

/** A form at the third of three addresses: /list, /person, /form. */
const openForm = async () => {
  const hook = await renderHook(
    (props?: { isDirty: boolean }) => {
      const forget = useUnsaved(props?.isDirty ?? true);
      const [shown, navigate] = useBrowserHistory();
      return { forget, shown, navigate };
    },
    { initialProps: { isDirty: true } },
  );
  const { navigate } = hook.result.current;
  await hook.act(() => ['/list', '/person', '/form'].forEach((to) => void navigate(to)));
  expect(hook.result.current.shown).toBe('/form');
  return hook;
};
const arrives = (pathname: string): Promise<void> => eventually(() => expect(location.pathname).toBe(pathname));

it('shows what the browser shows, there and back', async () => {
  const { result, rerender } = await openForm();
  await rerender({ isDirty: false });
  history.go(-2);
  await eventually(() => expect(result.current.shown).toBe('/list'));
  history.forward();
  await eventually(() => expect(result.current.shown).toBe('/person'));
  expect(leaving.go).toBeNull();
});

it('stays at a form that holds something, in the address bar too, until leaving is confirmed', async () => {
  const { result } = await openForm();
  const seen: string[] = [];
  const watch = (): void => void seen.push(result.current.shown);
  addEventListener('popstate', watch);
  history.go(-2);
  await eventually(() => expect(leaving.go).not.toBeNull());
  await arrives('/form');
  expect(result.current.shown).toBe('/form');

  leaving.go!();
  await eventually(() => expect(result.current.shown).toBe('/list'));
  removeEventListener('popstate', watch);
  expect(seen.slice(0, 2)).toEqual(['/form', '/form']);
  await arrives('/list');
  // nothing of the history is lost by the question
  result.current.forget();
  history.go(2);
  await eventually(() => expect(result.current.shown).toBe('/form'));
});

it('is not fooled by going back once more before the question is answered', async () => {
  const { result } = await openForm();
  history.back();
  history.back();
  await eventually(() => expect(leaving.go).not.toBeNull());
  await arrives('/form');
  expect(result.current.shown).toBe('/form');
});

it('puts the next address in the place of one that is replaced', async () => {
  const { result, act } = await openForm();
  result.current.forget();
  await act(() => result.current.navigate('/monitor', { replace: true }));
  history.back();
  await eventually(() => expect(result.current.shown).toBe('/person'));
  history.replaceState(null, '', start);
});
