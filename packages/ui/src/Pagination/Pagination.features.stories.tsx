import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { paginationDocs } from './Pagination.docs.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Walking(props: PaginationProps) {
  const [place, setPlace] = useState({ page: props.page, pageSize: props.pageSize });
  return (
    <Pagination
      {...props}
      {...place}
      onChange={(page, pageSize) => {
        setPlace({ page, pageSize });
        props.onChange(page, pageSize);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Pagination/Features',
  component: Pagination,
  args: { page: 0, pageSize: 10, count: 12_480, onChange: fn() },
  render: (args) => <Walking {...args} />,
});

export const First = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 10 of 12,480');
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
});
export const Last = meta.story({
  args: { page: 1247 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12,471 to 12,480 of 12,480');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(2, 10);
    await expect(canvas.getByRole('status')).toHaveTextContent('21 to 30 of 12,480');
  },
});
export const AnotherSize = meta.story({
  args: { page: 7 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10 a page' }));
    const sizes = (await screen.findAllByRole('menuitemradio')).map((size) => size.textContent);
    await expect(sizes).toEqual(['10 a page', '20 a page', '50 a page', '100 a page']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: '50 a page' }));
    await expect(args.onChange).toHaveBeenCalledWith(1, 50);
    await expect(canvas.getByRole('status')).toHaveTextContent('51 to 100 of 12,480');
  },
});
export const Localised = meta.story({
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 10 of 12.480');
  },
});
export const ArabicDigits = meta.story({
  globals: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('١٢٬٤٨٠');
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Next page' }) });
    await expect(args.onChange).toHaveBeenLastCalledWith(1, 10);
  },
});
export const EmptyList = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 to 0 of 0');
    for (const name of ['Previous page', 'Next page'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
});
export const Disabled = meta.story({
  args: { page: 3, isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
// one navigation of a name a page
export const AnyText = meta.story(anyText(paginationDocs, ['long', 'empty']));
export const RightToLeftText = meta.story(anyText(paginationDocs, ['rightToLeft']));
export const EmojiText = meta.story(anyText(paginationDocs, ['emoji']));
