export const words = {
  title: 'Bei der Absage angemeldet (%{count})',
  nobody: 'Mit der Absage hat niemand einen Platz verloren.',
  all_credit: 'Guthaben aller Familien',
  credit: '%{amount} wurden Guthaben',
};
