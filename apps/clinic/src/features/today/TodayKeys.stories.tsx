import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../../fakes/stage/backend.ts';
import { enter, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { UNREAD, WORK, working } from '../../fakes/data/today.ts';
import { Today } from './Today.tsx';

const meta = preview.meta({
  title: 'Screens/Today by keys',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { screen: Today, route: '/today', path: '/today' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const went = fn();

export const Going = meta.story({
  name: 'Lets one say that one goes to a test that needs somebody, by button and by key [OUR-308]',
  beforeEach: (context) => {
    went.mockClear();
    const attendTest: BackendHandlers['attendTest'] = ({ params, body }) => {
      went(params['id'], body);
      return null;
    };
    return enter({ handlers: working(WORK, { attendTest }) })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^I am going to/ });
    const row = button!.closest<HTMLElement>('[data-test]')!;
    const said = [row.dataset['test'], { reasons: ['paused', 'battery'] }];
    await userEvent.click(button!);
    await waitFor(() => expect(went.mock.calls).toEqual([said]));
    row.querySelector('a')!.focus();
    await userEvent.keyboard('s');
    await waitFor(() => expect(went.mock.calls).toEqual([said, said]));
  }),
});

/** The test whose row has the focus, and where its link leads. */
const focused = (): (string | null | undefined)[] => {
  const { activeElement } = document;
  return [activeElement?.closest('[data-test]')?.getAttribute('data-test'), activeElement?.getAttribute('href')];
};

const press = async (keys: string): Promise<(string | null | undefined)[]> => {
  await userEvent.keyboard(keys);
  return focused();
};

export const Keys = meta.story({
  name: 'Is walked by keys: J and K the rows, numbers the groups, R what is to be read [OUR-308]',
  beforeEach: enter({ handlers: working(WORK) }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('region', { name: /unread/i });
    const rows = [...document.querySelectorAll('[data-test]')].map((one) => one.getAttribute('data-test'));
    await expect(await press('j')).toEqual([rows[0], expect.stringMatching(/^\/tests\/.*from=today$/)]);
    await expect((await press('jj'))[0]).toBe(rows[2]);
    await expect((await press('k'))[0]).toBe(rows[1]);
    await expect((await press('kkk'))[0]).toBe(rows[0]);
    for (const [key, group] of [
      ['1', 'needs'],
      ['2', 'running'],
      ['3', 'waiting'],
      ['5', 'done'],
    ]) {
      await press(key!);
      await expect([key, document.activeElement?.closest('section')?.dataset['group']]).toEqual([key, group]);
    }
    await expect(await press('r')).toEqual([UNREAD[0]!.test.id, `/tests/findings/${UNREAD[0]!.test.id}?queue=oldest`]);
  }),
});

export const Jumps = meta.story({
  name: 'Is walked by its counts too, those that stand for rows [OUR-313]',
  beforeEach: enter({ handlers: working(WORK) }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('region', { name: /unread/i });
    const groups = { '1 needs attention': 'needs', '5 open': 'running', '4 finished': 'done' };
    for (const [name, group] of Object.entries(groups)) {
      await userEvent.click(canvas.getByRole('link', { name }));
      await expect([name, document.activeElement?.closest('section')?.dataset['group']]).toEqual([name, group]);
    }
    await userEvent.click(canvas.getByRole('link', { name: '7 unread' }));
    await expect(focused()[0]).toBe(UNREAD[0]!.test.id);
  }),
});
