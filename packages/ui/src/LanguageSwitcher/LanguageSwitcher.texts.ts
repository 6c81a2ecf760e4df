/** What LanguageSwitcher says by itself. */
export const languageSwitcherTexts = {
  language: 'Language',
  searchLanguages: 'Search languages',
};
