import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { never, refuse, unreachable } from '../../../fakes/stage/backend.ts';
import { AppAt } from '../../../fakes/stage/stage.tsx';
import {
  dateField,
  enterVerify,
  isClosed,
  mainButton,
  pictureOf,
  retype,
  sent,
  toValues,
  UNSURE,
  valueFields,
  verifying,
} from '../../../fakes/scenes/verifyImport.ts';
import { queryConfirmation } from '../../../fakes/actions/confirmation.ts';

const meta = preview.meta({
  title: 'Screens/Unsure values of an imported report',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  ...verifying(UNSURE),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);

export const Values = meta.story({
  ...english,
  name: 'Asks in a second step for every uncertain value, next to the text of the report, and shows an error if saving fails [IMP-05] (of IMP-04)',
  ...verifying(UNSURE),
  play: async ({ canvas }) => {
    sent.mockImplementationOnce(unreachable);
    const fields = await toValues(canvas);
    await expect(canvas.getByRole('heading', { name: 'Values' })).toHaveFocus();
    const [first, second, third] = fields as [HTMLElement, HTMLElement, HTMLElement];
    await expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['27', '', '31']);
    await expect(within(canvas.getByRole('region', { name: 'Page 1' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(canvas.getByRole('region', { name: 'Page 2' })).getAllByRole('listitem')).toHaveLength(1);
    await expect(first).toHaveAccessibleDescription(/Right eye, x 9°, y 21°/);
    await expect(canvas.getByText(/a whole number from 0 to 50, or <0/)).toBeVisible();
    const pictures = (): HTMLImageElement[] => canvas.getAllByRole('img', { name: /Type the number/ });
    await waitFor(() => expect(pictures().map(({ naturalWidth }) => naturalWidth)).toEqual([120, 120, 120]));
    await expect(pictures()[0]!.getBoundingClientRect().height).toBeGreaterThan(80);
    const button = mainButton(canvas, 'Resolve');
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveFocus();
    await userEvent.type(second, '51');
    await userEvent.tab();
    await expect(third).toHaveFocus();
    await expect(await canvas.findByText('At most 50')).toBeVisible();
    await expect(second).toHaveValue('51');
    await expect(button).toBeDisabled();
    await retype(second, '2.5');
    await userEvent.tab();
    await expect(await canvas.findByText('This value is not allowed')).toBeVisible();
    await userEvent.clear(second);
    await userEvent.tab();
    await expect(await canvas.findByText('Value is required')).toBeVisible();
    await userEvent.type(second, '<0');
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await expect(third).toHaveFocus();
    await retype(third, '9{Enter}');
    await expect(await canvas.findByText(/^The report could not be verified\./)).toBeVisible();
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent.mock.calls.slice(1)).toEqual([
      [
        {
          group: 'PERIMETRY',
          protocol: '24-2',
          test_date: '2026-03-14',
          updated_sensitivities: [
            { page_id: 1, index: 3, value: 27 },
            { page_id: 1, index: 17, value: -1 },
            { page_id: 2, index: 5, value: 9 },
          ],
          version: 0,
        },
      ],
    ]);
  },
});

export const ValuesInTheDark = meta.story({
  tags: ['!autodocs'],
  name: 'Shows what stands in the report on white, also where all else is dark (of IMP-05)',
  globals: { locale: 'en-US', theme: 'dark' },
  ...verifying(UNSURE),
  play: async ({ canvas }) => {
    await toValues(canvas);
    const [first] = await canvas.findAllByRole('img', { name: /Type the number/ });
    await expect(getComputedStyle(first!.parentElement!).backgroundColor).toBe('rgb(255, 255, 255)');
  },
});

let isBroken = true;
export const Pictures = meta.story({
  ...english,
  name: 'Says which picture is on its way, not there or not loaded, and loads it again (of IMP-05)',
  beforeEach: (context) => {
    isBroken = true;
    return enterVerify(UNSURE, {
      getSensitivityImage: (request) => {
        if (request.query['index'] === '17') return refuse(404, 'Not found.');
        if (request.query['index'] === '5') return never();
        return isBroken ? refuse(500, 'Broken.') : pictureOf(request);
      },
    })(context);
  },
  args: verifying(UNSURE).args,
  play: async ({ canvas }) => {
    const revoke = URL.revokeObjectURL.bind(URL);
    const revoked = fn(revoke);
    URL.revokeObjectURL = revoked;
    await toValues(canvas);
    await expect(await canvas.findByText('There is no picture of this value. Look it up in the report.')).toBeVisible();
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Type the number/ })).toBeNull();
    await expect(document.querySelectorAll('li [aria-busy="true"]')).toHaveLength(1);
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const picture = (await canvas.findByRole('img', { name: /^Value 1,/ })) as HTMLImageElement;
    await expect(revoked).not.toHaveBeenCalledWith(picture.src);
    await userEvent.click(mainButton(canvas, 'Back'));
    await waitFor(() => expect(revoked).toHaveBeenCalledWith(picture.src));
    URL.revokeObjectURL = revoke;
  },
});

export const Kept = meta.story({
  ...english,
  name: 'Loses nothing on the way back, and asks before it is left (of IMP-05)',
  tags: ['@all'],
  ...verifying(UNSURE),
  play: async ({ canvas }) => {
    const [, second] = await toValues(canvas);
    await userEvent.type(second!, '12');
    await userEvent.click(mainButton(canvas, 'Back'));
    await expect(await canvas.findByRole('heading', { name: 'Report', level: 2 })).toHaveFocus();
    await retype(dateField(canvas), '02/02/2026');
    await toValues(canvas);
    await expect((await valueFields(canvas))[1]).toHaveValue('12');
    await userEvent.click(mainButton(canvas, 'Cancel'));
    const question = await page.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ test_date: '2026-02-02' }));
  },
});

export const Refused = meta.story({
  ...english,
  name: 'Says at its field what the server refuses, on the step where that stands (of IMP-04)',
  tags: ['@all'],
  ...verifying(UNSURE, {
    updateImport: () => refuse(400, 'Some fields are not valid.', { fields: { test_date: ['In the future.'] } }),
  }),
  play: async ({ canvas }) => {
    const [, second] = await toValues(canvas);
    await userEvent.type(second!, '12');
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(await canvas.findByText('The date must not be in the future')).toBeVisible();
    await expect(dateField(canvas)).toHaveFocus();
    await expect(dateField(canvas)).toBeInvalid();
    await expect(mainButton(canvas, 'Next')).toBeDisabled();
    await retype(dateField(canvas), '03/13/2026');
    await waitFor(() => expect(mainButton(canvas, 'Next')).toBeEnabled());
    await toValues(canvas);
    await expect((await valueFields(canvas))[1]).toHaveValue('12');
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Says that nothing was saved, and keeps what was entered (of IMP-05)',
  ...verifying(UNSURE, { updateImport: unreachable }),
  play: async ({ canvas }) => {
    const [, second] = await toValues(canvas);
    await userEvent.type(second!, '12');
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(await canvas.findByText(/^The report could not be verified\. What you entered is kept/)).toBeVisible();
    await expect((await valueFields(canvas))[1]).toHaveValue('12');
    await expect(mainButton(canvas, 'Resolve')).toBeEnabled();
  },
});
