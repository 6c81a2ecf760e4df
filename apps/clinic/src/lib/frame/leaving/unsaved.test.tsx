import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { hasUnsaved, useUnsaved } from './unsaved.ts';

const asksTheBrowser = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

const fill = (isDirty: boolean) =>
  renderHook((props?: { isDirty: boolean }) => useUnsaved(props?.isDirty ?? false), {
    initialProps: { isDirty },
    wrapper: StrictMode,
  });

it('knows of a form as long as it holds something not saved', async () => {
  const { rerender, unmount } = await fill(false);
  expect([hasUnsaved(), asksTheBrowser()]).toEqual([false, false]);
  await rerender({ isDirty: true });
  expect([hasUnsaved(), asksTheBrowser()]).toEqual([true, true]);
  await rerender({ isDirty: false });
  expect([hasUnsaved(), asksTheBrowser()]).toEqual([false, false]);
  await rerender({ isDirty: true });
  await unmount();
  expect([hasUnsaved(), asksTheBrowser()]).toEqual([false, false]);
});

it('stops asking as soon as the form reports that everything is saved', async () => {
  const { result } = await fill(true);
  result.current();
  expect([hasUnsaved(), asksTheBrowser()]).toEqual([false, false]);
});

it('keeps asking while another form has changes', async () => {
  const first = await fill(true);
  await fill(true);
  first.result.current();
  expect([hasUnsaved(), asksTheBrowser()]).toEqual([true, true]);
});
