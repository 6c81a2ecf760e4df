/** The English texts of LanguageSwitcher. */
export const languageSwitcherTexts = {
  language: 'Language',
  searchLanguages: 'Search languages',
};
