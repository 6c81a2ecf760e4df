/** What PasswordField says by itself. */
export const passwordFieldTexts = {
  showPassword: 'Show password',
};
