/** The words of a C-Suite's report that its parts do not have. */
export const csuiteEn = { title: 'C-Suite report' };
