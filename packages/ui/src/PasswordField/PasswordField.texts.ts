/** The English texts of PasswordField. */
export const passwordFieldTexts = {
  showPassword: 'Show password',
  suggestPassword: 'Suggest a password',
};
