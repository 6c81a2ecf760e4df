/** The English texts of Pagination. */
export const paginationTexts = {
  nextPage: 'Next page',
  pageRange: ({ from, to, all }: { from: string; to: string; all: string }): string => `${from} to ${to} of ${all}`,
  pageSize: ({ size }: { size: string }): string => `${size} a page`,
  pages: 'Pages',
  previousPage: 'Previous page',
};
