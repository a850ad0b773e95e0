import {
  CONTACT_KEYS,
  contactSentence,
  officeContact,
  type Language,
  type OfficeContact,
} from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** How parents reach the office, as the options have it now. One statement. */
async function readOfficeContact(manager: EntityManager): Promise<OfficeContact> {
  const rows = await manager.findBy(OptionEntity, { key: In([...CONTACT_KEYS]) });
  return officeContact((key) => rows.find((row) => row.key === key)?.value);
}

/** The telephone of the office, as the options have it now; empty for none. One statement. */
export async function readOfficePhone(manager: EntityManager): Promise<string> {
  return (await readOfficeContact(manager)).phone ?? '';
}

/** The value of the place `%{office}` of a message, in the language of the message. */
export async function officeParams(
  manager: EntityManager,
): Promise<(language: Language) => { office: string }> {
  const contact = await readOfficeContact(manager);
  return (language) => ({ office: contactSentence(contact, language) });
}
