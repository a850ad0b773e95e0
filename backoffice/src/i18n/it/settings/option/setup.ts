import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/settings/option/setup';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'Primi passi',
  intro:
    'In sette passi fino alla prima iscrizione. Può interrompere quando vuole: ciò che è salvato resta e le spunte compaiono da sole.',
  progress: '%{done} su %{total} completati',
  all_done: 'È tutto pronto.',
  done: 'completato',
  open: 'da fare',
  go_on: 'Continua',
  start: 'Comincia',
  hide: 'Nascondi',
  hidden: 'Nascosti. Nelle impostazioni può mostrare di nuovo i primi passi.',
  failed: 'Impossibile caricare i primi passi.',
  needs: 'Completato quando sono compilati: %{fields}.',
  enter_notices: 'Inserisci informativa sulla privacy e note legali',
  ask_notices: 'Le inserisce chi può modificare le impostazioni.',
  save: 'Salva e continua',
  next: 'Avanti',
  later: 'Più tardi',
  steps: {
    organiser: {
      title: 'Organizzatore',
      help: 'Il nome compare in alto nel portale e in ogni e-mail, il testo introduttivo sulla pagina iniziale. I testi sono una proposta: nel piè di pagina delle e-mail va messo il Suo nome.',
    },
    contact: {
      title: 'Contatti, privacy e note legali',
      help: 'Così i genitori possono contattarLa; i dati compaiono a piè di pagina del portale e in fondo a ogni e-mail. Informativa sulla privacy e note legali sono richieste dalla legge prima che si registri la prima famiglia.',
    },
    look: {
      title: 'Colore e logo',
      help: 'Colore e logo mostrano ai genitori che sono nel posto giusto. L’immagine di sfondo e altri loghi si trovano nelle impostazioni.',
    },
    payment: {
      title: 'Conferma di pagamento',
      help: 'Indirizzo, luogo e codice fiscale compaiono sulle conferme per la dichiarazione dei redditi. Il conto bancario su cui pagano i genitori si indica più tardi nel progetto.',
    },
    mails: {
      title: 'E-mail',
      help: 'Feria conferma ogni iscrizione con un’e-mail. Se ne faccia inviare una di prova.',
      send: 'Invia un’e-mail di prova a me',
      sent: 'Inviata a %{email}. Se tra qualche minuto non è arrivata, controlli anche lo spam e «E-mail non recapitate».',
      failed_mails: 'E-mail non recapitate',
    },
    project: {
      title: 'Primo progetto',
      course:
        'Un progetto è un’offerta che i genitori prenotano, come «Settimane nel bosco». Crei il primo con nome, prezzo, posti e conto bancario; poi torni qui dalla «Panoramica».',
      week: 'Il progetto c’è; si prenotano le sue settimane. Lo apra e in basso crei la prima con «Crea settimana».',
      opening:
        'Progetto e settimane ci sono, ma le iscrizioni sono chiuse. Apra il progetto e indichi in «Iscrizioni dal» quando iniziano.',
      active:
        'Manca solo che i genitori vedano il progetto. Lo apra, in «Dati di base» attivi l’interruttore «Attivo» e salvi.',
      ready: 'Il progetto è pronto. Così lo vedono i genitori nel portale.',
      create: 'Crea progetto',
      edit: 'Apri il progetto',
      portal: 'Guarda nel portale',
    },
    second_factor: {
      title: 'Proteggere il Suo accesso',
      help: 'Come amministratore vede dati di bambini. Con un secondo fattore (app sul telefono o passkey) la sola password non basta più.',
      set_up: 'Configura il secondo fattore',
      ready: 'Il Suo accesso è protetto da un secondo fattore.',
    },
  },
};
