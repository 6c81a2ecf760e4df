import { type ReactElement, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { fileDropDocs } from './FileDrop.docs.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { DropFile } from './files.ts';

const pdf = (name: string): File => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
const page = (name: string): File => new File(['<html>'], name, { type: 'application/pdf' });

/** Keeps added files, as an application does. */
function Kept({ files: first, onAdd, onRemove, ...props }: FileDropProps): ReactElement {
  const [files, setFiles] = useState<readonly DropFile[]>(first);
  return (
    <FileDrop
      {...props}
      files={files}
      onAdd={(added) => {
        onAdd(added);
        setFiles((old) => [
          ...old,
          ...added.map(({ name, size }) => ({ id: name, name, size, status: 'queued' as const })),
        ]);
      }}
      onRemove={(id) => {
        onRemove?.(id);
        setFiles((old) => old.filter((file) => file.id !== id));
      }}
    />
  );
}

const REPORTS: FileDropProps['accept'] = ['application/pdf', 'image/png', 'image/jpeg'];
const IMAGES: FileDropProps['accept'] = ['image/png'];

const meta = preview.meta({
  title: 'Components/FileDrop/Features',
  component: FileDrop,
  args: {
    label: 'Reports',
    accept: REPORTS,
    files: [] as readonly DropFile[],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

const report: DropFile = { id: 'kept', name: 'Kept.pdf', size: 2_449_000, status: 'done' };
const transfer = (...files: File[]): DataTransfer => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const paste = (target: Element, ...files: File[]): void => {
  const init = { clipboardData: transfer(...files), bubbles: true, cancelable: true };
  target.dispatchEvent(new ClipboardEvent('paste', init));
};
const drag = (target: Element, type: 'dragenter' | 'dragover' | 'drop', dataTransfer: DataTransfer): void => {
  const { left, top } = target.getBoundingClientRect();
  const init = { dataTransfer, clientX: left + 5, clientY: top + 5, bubbles: true, cancelable: true };
  target.dispatchEvent(new DragEvent(type, init));
};
const listed = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[data-part="name"]')].map(({ textContent }) => textContent);

export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Reports' });
    await expect(group).toHaveAccessibleDescription(/^PDF, PNG, or JPEG · Up to 20 files · 102 MB each at most/);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await expect(input.multiple).toBe(true);
    await expect(input.accept).toBe('application/pdf,image/png,image/jpeg');
  },
});
export const OneFile = meta.story({ args: { label: 'Logo', accept: IMAGES, maxFiles: 1, maxSize: 500_000 } });
export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Add at least one report', description: 'As the other device exports them.' },
});
export const Disabled = meta.story({ args: { isDisabled: true, files: [report] } });

export const Chosen = meta.story({
  name: 'Accepts files by the button',
  args: { files: [report] },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, [pdf('Right eye.pdf'), pdf('Left eye.pdf')]);
    await waitFor(() => expect(listed(canvasElement)).toEqual(['Kept.pdf', 'Right eye.pdf', 'Left eye.pdf']));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText('1 of 3 files uploaded', { selector: '[role="status"]' })).toBeInTheDocument();
  },
});

export const Dropped = meta.story({
  name: 'Accepts dropped files',
  beforeEach: () => {
    // only what a person drags is an entry of a file system
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry');
    entry.mockReturnValue({ isFile: true, isDirectory: false } as FileSystemEntry);
    return () => entry.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector('[data-part="zone"]')!;
    // only what a person drags says what may be done with it
    const data = Object.defineProperty(transfer(pdf('Dropped.pdf')), 'effectAllowed', { value: 'all' });
    drag(zone, 'dragenter', data);
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target', 'true'));
    drag(zone, 'dragover', data);
    drag(zone, 'drop', data);
    await waitFor(() => expect(listed(canvasElement)).toEqual(['Dropped.pdf']));
  },
});

export const Pasted = meta.story({
  name: 'Accepts pasted files, once, wherever the focus is inside',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('[data-part="zone"]')).toContainElement(
      document.activeElement as HTMLElement,
    );
    paste(document.activeElement!, pdf('First.pdf'));
    await waitFor(() => expect(listed(canvasElement)).toEqual(['First.pdf']));
    const choose = canvas.getByRole('button', { name: 'Choose files' });
    choose.focus();
    paste(choose, pdf('Second.pdf'));
    await waitFor(() => expect(listed(canvasElement)).toEqual(['First.pdf', 'Second.pdf']));
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
});

export const Refused = meta.story({
  name: 'Names rejected files with the reason, and keeps the files chosen before [IMP-08, VAL-02, VAL-10]',
  args: { files: [report], maxFiles: 3 },
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector<HTMLElement>('[data-part="zone"]')!;
    const files = [pdf('A.pdf'), page('Page.pdf'), new File([], 'Empty.pdf'), pdf('B.pdf'), pdf('C.pdf')];
    paste(zone, ...files);
    await waitFor(() => expect(listed(canvasElement)).toEqual(['Kept.pdf', 'A.pdf', 'B.pdf']));
    const refused = within(canvasElement.querySelector<HTMLElement>('[data-part="refused"]')!);
    await expect(refused.getByText('Not added: 3')).toBeVisible();
    await expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Page.pdf: Only PDF, PNG, or JPEG can be added.',
      'Empty.pdf: The file is empty.',
      'C.pdf: There can be no more than 3 files.',
    ]);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Empty.pdf: The file is empty.');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide what was not added' }));
    await expect(canvas.queryByText('Not added: 3')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  name: 'Retries, cancels and removes by keyboard [IMP-03]',
  args: {
    files: [
      { id: 'a', name: 'A.pdf', size: 900, status: 'failed', error: 'The connection was lost.' },
      { id: 'b', name: 'B.pdf', size: 2_449_000, status: 'uploading', progress: 0.25 },
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('button', { name: 'Choose files' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upload A.pdf again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('a');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove A.pdf' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel B.pdf' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenLastCalledWith('b');
    await expect(listed(canvasElement)).toEqual(['A.pdf']);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
});

export const Touch = meta.story({
  args: { files: [report] },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Remove Kept.pdf' }) });
    await expect(args.onRemove).toHaveBeenLastCalledWith('kept');
  },
});

export const Progress = meta.story({
  name: 'Shows the progress of each file, and announces files, not percents [IMP-02]',
  args: {
    files: [
      report,
      { id: 'b', name: 'B.pdf', size: 2_449_000, status: 'uploading', progress: 0.25 },
      { id: 'c', name: 'C.pdf', size: 814_000, status: 'processing' },
      { id: 'd', name: 'D.pdf', size: 814_000, status: 'failed' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress of B.pdf' })).toHaveAttribute(
      'aria-valuetext',
      '25%',
    );
    await expect(canvas.getByRole('progressbar', { name: '1 of 4 files uploaded. Failed: 1' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="announced"]')).toHaveTextContent(
      /^1 of 4 files uploaded\. Failed: 1$/,
    );
  },
});

export const OnlyChosen = meta.story({
  name: 'Shows no progress for files that are only chosen, and announces their number',
  args: {
    files: [
      { id: 'a', name: 'A.pdf', size: 2_449_000, status: 'chosen' },
      { id: 'b', name: 'B.pdf', size: 814_000, status: 'chosen' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(listed(canvasElement)).toEqual(['A.pdf', 'B.pdf']);
    await expect(canvasElement.querySelector('[data-part="status"]')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove A.pdf' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="announced"]')).toHaveTextContent(/^Chosen: 2$/);
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: 'التقارير',
    description: 'كما يصدّرها الجهاز الآخر',
    files: [report, { id: 'b', name: 'تقرير.pdf', size: 814_000, status: 'uploading', progress: 0.25 }],
  },
});

export const AnyText = meta.story(anyText(fileDropDocs));
