import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paginationDocs } from './Pagination.docs.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { guide: paginationDocs },
  args: { page: 0, pageSize: 50, count: 12_480, onChange: fn() },
  render: function Walking(args) {
    const [, setArgs] = useArgs<typeof args>();
    return (
      <Pagination
        {...args}
        onChange={(page, pageSize) => {
          setArgs({ page, pageSize });
          args.onChange(page, pageSize);
        }}
      />
    );
  },
});

export const Default = meta.story();
