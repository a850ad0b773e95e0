import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/money/payment/funding-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  action: 'Rapporto contributi',
  title: 'Scarica il rapporto per i contributi',
  help: 'Una tabella con bambini, giorni di presenza, pasti e quote ricevute per progetto, settimana e gruppo, e con una stima del contributo. Conta chi è segnato nella lista delle presenze. Gli importi si trovano nelle impostazioni alla voce «Contributi».',
  year: 'Anno',
  close: 'Chiudi',
  download: 'Scarica',
};
