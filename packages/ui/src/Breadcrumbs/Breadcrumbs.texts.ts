/** What Breadcrumbs says by itself. */
export const breadcrumbsTexts = {
  breadcrumbs: 'Breadcrumbs',
};
