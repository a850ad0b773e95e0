import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/office/import';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  action: 'Importa',
  projects: {
    title: 'Importare progetti',
    intro:
      'Progetti con le loro settimane da un file Excel. Ciò che esiste già resta com’è, salvo ciò che riprende dal file: un progetto si riconosce dal nome tedesco e dal primo giorno, e così una settimana. Luoghi, tipi di progetto e categorie che mancano si possono creare qui.',
    back: 'Ai progetti',
  },
  families: {
    title: 'Importare famiglie',
    intro:
      'Genitori con i loro figli da un file Excel. Chi c’è già resta com’è, salvo ciò che riprende dal file: genitori e bambini si riconoscono dal codice fiscale. I genitori ricevono un account senza password e nessuna e-mail. La password si imposta nel portale con «Password dimenticata».',
    back: 'Alle persone',
  },
  template: {
    title: '1. Compilare il modello',
    help: 'Il modello spiega ogni colonna e offre valori da scegliere. Vengono letti file in tedesco e in italiano.',
    download: 'Scarica il modello',
    records: 'Dati presenti in questa forma',
    year: 'Anno',
    all_years: 'Tutti gli anni',
  },
  file: {
    again: 'Il file va scelto di nuovo.',
    title: '2. Controllare il file',
    help: 'Durante il controllo non viene salvato nulla.',
    choose: 'Scegli e controlla il file',
    checking: 'Controllo di %{name} …',
  },
  consent: {
    title: 'Consenso ai dati sanitari',
    help: 'I dati sanitari si possono conservare solo con il consenso dei genitori. Indichi come è stato dato: viene annotato per ogni bambino con il Suo nome. Senza questa indicazione le colonne con dati sanitari vengono rifiutate.',
    way: 'Come hanno acconsentito i genitori?',
    none: 'Nessun dato sanitario nel file',
    date: 'Presente dal',
  },
  result: {
    title: '3. Esito del controllo di %{name}',
    sheet: 'Foglio',
    new: 'Nuovi',
    unchanged: 'Già presenti',
    different: 'Presenti, con altri valori',
    problems:
      '%{smart_count} errore. Lo corregga nel file e controlli di nuovo. |||| %{smart_count} errori. Li corregga nel file e controlli di nuovo.',
    first: 'Qui ci sono i primi %{max}.',
    table: 'Errori nel file',
    row: 'Riga',
    column: 'Colonna',
    message: 'Che cosa modificare',
    value: 'Che cosa c’è scritto',
    accepted: 'Consentito: %{accepted}',
    empty: 'vuoto',
    others: 'e altre %{smart_count}: %{rows}',
    nothing: 'Nel file non c’è nulla di nuovo.',
    ready: 'Il file è corretto.',
    run: 'Importa ora',
  },
  marked: 'Scarica il file con gli errori evidenziati',
  missing: {
    title: 'Creare qui ciò che manca',
    help: 'Questi nomi sono nel file e non esistono ancora. Tolga la spunta agli errori di battitura. Il nome italiano e i testi si possono modificare dopo.',
    location: 'Luogo «%{name}»',
    courseType: 'Tipo di progetto «%{name}»',
    courseCategory: 'Categoria «%{name}»',
    make: 'Crea %{smart_count} voce e controlla di nuovo |||| Crea %{smart_count} voci e controlla di nuovo',
  },
  changes: {
    title: 'Presenti, con altri valori',
    help: 'Viene modificato solo ciò che sceglie. Valgono le regole dei moduli.',
    record: 'Voce',
    values: 'Adesso e nel file',
    pair: '%{old} → %{fresh}',
    all: 'Seleziona tutto',
    one: 'Seleziona %{name}',
    by_hand: '(solo a mano)',
    take: 'Riprendi %{smart_count} riga |||| Riprendi %{smart_count} righe',
  },
  run: {
    progress: '%{done} passaggi su %{total}',
    title: 'Importazione in corso …',
    stay: 'Lasci aperta questa pagina.',
    done: 'L’importazione è terminata.',
    again: 'Importa un altro file',
    broken:
      'La connessione si è interrotta. Controlli di nuovo il file: ciò che è già importato viene contato come presente e non viene creato due volte.',
    check_again: 'Controlla di nuovo',
  },
};
