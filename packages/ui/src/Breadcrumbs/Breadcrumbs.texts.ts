/** The English texts of Breadcrumbs. */
export const breadcrumbsTexts = {
  breadcrumbs: 'Breadcrumbs',
};
