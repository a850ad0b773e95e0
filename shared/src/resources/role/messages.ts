import type { Permission } from '../../access/permissions.js';
import type { ResourceLanguage } from '../../config.js';
import type { MessageTree, ResourceMessages } from '../define.js';

/** What a permission allows, by the last part of its name: these say the same of every resource. */
type UsualAction = 'index' | 'view' | 'create' | 'update';
type SpecialPermission = Exclude<Permission, `${string}.${UsualAction}`>;
type PrefixOf<Name extends string> = Name extends `${infer Prefix}.${string}` ? Prefix : never;
type ActionOf<Name extends string, Prefix extends string> = Name extends `${Prefix}.${infer Action}`
  ? Action
  : never;

interface RoleMessages extends ResourceMessages<'name' | 'permissions' | 'second_factor' | 'users_count'> {
  actions: Record<UsualAction, string>;
  /** By permission: one with another action needs words of its own, others may have them. */
  exceptions: {
    [Prefix in PrefixOf<SpecialPermission>]: Record<ActionOf<SpecialPermission, Prefix>, string> &
      MessageTree;
  } & { [Prefix in PrefixOf<Permission>]?: MessageTree };
}

/**
 * The words of the resource; every language has every field. `actions` says what the last part of a permission's name
 * means, `exceptions` where that is not the whole story. The compiler names permissions without words.
 */
export default {
  de: {
    name: 'Rolle |||| Rollen',
    fields: {
      name: 'Name',
      permissions: 'Berechtigungen',
      second_factor: 'Verlangt einen zweiten Faktor beim Einloggen',
      users_count: 'Benutzer',
    },
    actions: {
      index: 'Liste sehen',
      view: 'Ansehen',
      create: 'Anlegen',
      update: 'Ändern und löschen',
    },
    exceptions: {
      apiKey: { create: 'Anlegen, mit Rollen, deren Rechte man selbst hat', update: 'Widerrufen' },
      child: { health: 'Gesundheitsdaten sehen und ändern' },
      course: { index: 'Liste und Übersicht sehen', view: 'Ansehen, mit Teilnehmern' },
      figures: {
        view: 'Die Zahlen der Saisons sehen, von weniger als 5 Kindern nur mit der Liste der Kinder',
      },
      message: { index: 'Verlauf sehen', create: 'Schreiben und senden' },
      payment: {
        archive: 'Das Archiv der Buchhaltung sehen: wer bezahlt hat, auch wenn die Familie gelöscht ist',
        close: 'Bücher abschließen und wieder öffnen',
      },
      person: {
        calls: 'Telefonate von Familien notieren und lesen, mit dem, was zu erledigen ist',
        viewAs: 'Das Portal wie ein Elternteil sehen, ohne etwas zu ändern',
      },
      role: { update: 'Ändern und löschen, eigene Berechtigungen vergeben' },
      user: {
        create: 'Anlegen, E-Mail-Adresse, Passwort und Rollen vergeben',
        updateOwn: 'Eigenes Konto ändern',
      },
      week: { assigned: 'Eigene Wochen und Gruppen vor Ort: Kinder, Kontakte, Gesundheit, Anwesenheit' },
    },
    delete: 'Diese Rolle wirklich löschen?',
  },
  it: {
    name: 'Ruolo |||| Ruoli',
    fields: {
      name: 'Nome',
      permissions: 'Autorizzazioni',
      second_factor: 'Richiede un secondo fattore all’accesso',
      users_count: 'Utenti',
    },
    actions: {
      index: 'Vedere l’elenco',
      view: 'Vedere',
      create: 'Creare',
      update: 'Modificare ed eliminare',
    },
    exceptions: {
      apiKey: { create: 'Creare, con ruoli di cui si hanno i permessi', update: 'Revocare' },
      child: { health: 'Vedere e modificare i dati sulla salute' },
      course: { index: 'Vedere l’elenco e la panoramica', view: 'Vedere, con i partecipanti' },
      figures: { view: 'Vedere i numeri delle stagioni, di meno di 5 bambini solo con l’elenco dei bambini' },
      message: { index: 'Vedere i messaggi inviati', create: 'Scrivere e inviare' },
      payment: {
        archive: 'Vedere l’archivio contabile: chi ha pagato, anche di famiglie cancellate',
        close: 'Chiudere e riaprire la contabilità',
      },
      person: {
        calls: 'Annotare e leggere le telefonate delle famiglie, con ciò che è da fare',
        viewAs: 'Vedere il portale come un genitore, senza modificare nulla',
      },
      role: { update: 'Modificare ed eliminare: può dare ogni autorizzazione' },
      user: {
        create: 'Creare, assegnare indirizzo e-mail, password e ruoli',
        updateOwn: 'Modificare il proprio account',
      },
      week: {
        assigned: 'Le proprie settimane e i propri gruppi sul posto: bambini, contatti, salute, presenze',
      },
    },
    delete: 'Eliminare davvero questo ruolo?',
  },
  en: {
    name: 'Role |||| Roles',
    fields: {
      name: 'Name',
      permissions: 'Permissions',
      second_factor: 'Requires a second factor at login',
      users_count: 'Users',
    },
    actions: { index: 'See the list', view: 'View', create: 'Create', update: 'Change and delete' },
    exceptions: {
      apiKey: { create: 'Make, with roles whose permissions one holds', update: 'Revoke' },
      child: { health: 'See and change health data' },
      course: { index: 'See the list and the dashboard', view: 'View, with participants' },
      figures: {
        view: 'See the figures of seasons, of fewer than 5 children only with the list of children',
      },
      message: { index: 'See what was sent', create: 'Write and send' },
      payment: {
        archive: 'See the accounting archive: who paid, also of erased families',
        close: 'Close the books and open them again',
      },
      person: {
        calls: 'Note and read calls of families, with what is to be done',
        viewAs: 'See the portal as a parent does, without changing anything',
      },
      role: { update: 'Change and delete: can give every permission' },
      user: {
        create: 'Create, give e-mail address, password and roles',
        updateOwn: 'Change the own account',
      },
      week: { assigned: 'Own weeks and groups on site: children, contacts, health, attendance' },
    },
    delete: 'Are you sure to delete this role?',
  },
} satisfies Record<ResourceLanguage, RoleMessages>;
