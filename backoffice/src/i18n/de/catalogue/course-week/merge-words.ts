export const words = {
  reason: 'Grund (freiwillig)',
  reason_help: 'Steht danach im Verlauf jeder Anmeldung. Die Eltern sehen ihn nicht.',
};
