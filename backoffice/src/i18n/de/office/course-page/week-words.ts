export const words = {
  title: 'Bei der Absage angemeldet (%{count})',
  nobody: 'Mit der Absage hat niemand einen Platz verloren.',
  all_credit: 'Guthaben aller Familien',
  credit: '%{amount} wurden Guthaben',
  state: 'Stand',
  lists: {
    offer: 'Angebotene Plätze (%{count})',
    wish: 'Wünsche für die Auslosung (%{count})',
    held_back: 'Vorgemerkt bis Anmeldeschluss (%{count})',
  },
};
